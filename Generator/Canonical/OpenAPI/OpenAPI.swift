/// The objects of OpenAPI 3.2.
///
/// References are resolved: an operation has its parameters, and not references to them. Objects
/// refer to schemas by their identifiers.
public enum OpenAPI {}
