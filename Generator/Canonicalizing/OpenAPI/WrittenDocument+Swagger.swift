import Canonical
import Specification

/// What Swagger 2 had at the root of a document, and documents of 3.0 keep by mistake.
extension WrittenOpenAPI.Document {
  var leftoverHost: String? { cursor.string("host") }
  var leftoverBasePath: String? { cursor.string("basePath") }
  var leftoverSchemes: [String] { cursor.strings("schemes") }

  /// Those of `securityDefinitions` that the components don't describe.
  var leftoverSecuritySchemes: [Named<WrittenOpenAPI.SecurityScheme>] {
    let known = componentNames(in: "securitySchemes")
    return cursor.entries("securityDefinitions").filter { !known.contains($0.key) }
  }

  /// Those of `definitions` that the components don't describe.
  var leftoverSchemas: [Named<Schema>] {
    guard cursor.has("definitions") else { return [] }
    let known = componentNames(in: "schemas")
    return cursor.namedSchemas("definitions").filter { !known.contains($0.key) }
  }

  private func componentNames(in section: String) -> Set<String> {
    Set(cursor.mapping("components")?[section]?.entries.map(\.key) ?? [])
  }
}
