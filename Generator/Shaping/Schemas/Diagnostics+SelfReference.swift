import SourceDiagnostics

extension Diagnostics {
  /// Warns of a schema that refers only to itself.
  func warnOfSelfReference(of name: String, at mark: Mark) {
    warn(
      .recursiveSchema,
      at: mark,
      "the schema \(Excerpt.quoted(name)) refers only to itself; interpreted as any JSON value",
      fix: "replace the reference with a type"
    )
  }
}
