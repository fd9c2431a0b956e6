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

  static let all = [removed, added]
}
