import Specification

/// A schema with another under `schema`, as parameters have theirs.
extension Schema {
  /// The keys by which a schema says something.
  static let keywords = Keywords(words)

  /// The schema under `schema`, where nothing else says what values are.
  var wrapped: Schema? {
    guard let inner = node["schema"], inner.kind == .mapping, !node.has(anyOf: Self.telling)
    else { return nil }
    cursor.warn(
      .misplacedSchema,
      at: inner.mark,
      "a schema is under “schema” in another, and replaces it",
      fix: "write its keywords without “schema” around it"
    )
    return cursor.schema(of: inner, called: "schema")
  }

  /// Keywords that say nothing of the values.
  private static let notes: Set = [
    "title", "description", "deprecated", "default", "example", "examples", "required",
    "readOnly", "writeOnly", "nullable",
  ]

  private static let telling = Keywords(words.subtracting(notes))

  private static let words = Set(ObjectKind.schema.keys)
}
