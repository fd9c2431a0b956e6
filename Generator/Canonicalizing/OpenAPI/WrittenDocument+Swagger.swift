import Canonical
import Specification

/// Keys of Swagger 2 at the root of a document.
extension WrittenOpenAPI.Document {
  var swaggerHost: String? { cursor.string("host") }
  var swaggerBasePath: String? { cursor.string("basePath") }
  var swaggerSchemes: [String] { cursor.strings("schemes") }

  /// The schemes of `securityDefinitions` that aren't in `components`.
  var swaggerSecuritySchemes: [Named<WrittenOpenAPI.SecurityScheme>] {
    let known = componentNames(in: "securitySchemes")
    return cursor.entries("securityDefinitions").filter { !known.contains($0.key) }
  }

  /// The schemas of `definitions` that aren't in `components`.
  var swaggerSchemas: [Named<WrittenSchema>] {
    guard cursor.has("definitions") else { return [] }
    let known = componentNames(in: "schemas")
    return cursor.schemas.named("definitions").filter { !known.contains($0.key) }
  }

  private func componentNames(in section: String) -> Set<String> {
    Set(cursor.mapping("components")?[section]?.entries.map(\.key) ?? [])
  }
}
