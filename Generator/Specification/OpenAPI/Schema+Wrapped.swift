/// A schema with another under `schema`, as parameters have theirs.
extension OpenAPI.Schema {
  /// The keys by which a schema says something.
  static let keywords = words(of: OpenAPI.ObjectKind.schema.fields)

  /// The schema under `schema`, where nothing else says what values are.
  var wrapped: OpenAPI.Schema? {
    guard let inner = node["schema"], inner.kind == .mapping, isWrapper else { return nil }
    cursor.warn(
      .misplacedSchema,
      at: inner.mark,
      "a schema stands under “schema” in another, whose place it takes",
      mend: "write what it says without “schema” around it"
    )
    return cursor.schema(of: inner, called: "schema")
  }

  private var isWrapper: Bool {
    node.entries.allSatisfy {
      !OpenAPI.Schema.keywords.contains($0.key) || OpenAPI.Schema.notes.contains($0.key)
    }
  }

  /// Keywords that say nothing of the values.
  private static let notes: Set = [
    "title", "description", "deprecated", "default", "example", "examples", "required",
    "readOnly", "writeOnly", "nullable",
  ]

  private static func words(of rows: [OpenAPI.ObjectKind.Row]) -> Set<String> {
    Set(rows.flatMap { $0.words.split(separator: " ").map(String.init) })
  }
}
