/// The rules for whole documents.
enum DocumentRules {
  static let removed = ChangeRule(
    "document-removed",
    .breaking,
    "Nothing that the document describes is promised anymore."
  )
  static let added = ChangeRule(
    "document-added",
    .info,
    "No user has used what the document describes before."
  )

  static let schemaRenamed = ChangeRule(
    "schema-renamed",
    .warning,
    "Generated types are named after schemas; what is sent and received is the same.",
    verdict: .source
  )

  static let all = [removed, added, schemaRenamed]
}
