// Generated code imports only BinderyXML.
@_exported import XMLReading
