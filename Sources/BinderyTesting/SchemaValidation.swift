// Contract tests import only BinderyTesting.
@_exported import SchemaValidation
