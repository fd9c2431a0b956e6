// Generated code imports only BinderyRuntime.
@_exported import BinderyJSON
