import Specification

/// A schema that contains another under `schema`, as a parameter does.
extension WrittenSchema {
  /// The keywords of a schema.
  static let keywords = Keywords(words)

  /// The schema under `schema`, if no other keyword describes the values.
  var wrapped: WrittenSchema? {
    guard let inner = node["schema"], inner.kind == .mapping, !node.has(anyOf: Self.constraining)
    else { return nil }
    cursor.diagnostics.warn(
      .misplacedSchema,
      at: inner.mark,
      "a schema can't contain “schema”; the inner schema is used",
      fix: "move the keywords of “schema” to the outer schema"
    )
    return cursor.schemas.schema(of: inner, called: "schema")
  }

  /// The keywords that don't constrain the values.
  private static let annotationKeywords: Set = [
    "title", "description", "deprecated", "default", "example", "examples", "required",
    "readOnly", "writeOnly", "nullable",
  ]

  private static let constraining = Keywords(words.subtracting(annotationKeywords))

  private static let words = Set(ObjectKind.schema.keys)
}
