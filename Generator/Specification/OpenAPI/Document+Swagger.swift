/// What Swagger 2 had at the root of a document, and documents of 3.0 keep by mistake.
extension OpenAPI.Document {
  public var leftoverHost: String? { cursor.string("host") }
  public var leftoverBasePath: String? { cursor.string("basePath") }
  public var leftoverSchemes: [String] { cursor.strings("schemes") }

  /// Those of `securityDefinitions` that the components don't describe.
  var leftoverSecuritySchemes: [OpenAPI.Named<OpenAPI.SecurityScheme>] {
    let known = Set(cursor.mapping("components")?["securitySchemes"]?.entries.map(\.key) ?? [])
    return cursor.entries("securityDefinitions").filter { !known.contains($0.key) }
  }
}
