/// The rules for servers and the variables of their URLs.
enum ServerRules {
  static let removed = ChangeRule(
    "server-removed",
    .warning,
    "Users of the server need another."
  )
  static let added = ChangeRule("server-added", .info, "No user has used the server before.")
  static let valueRemoved = ChangeRule(
    "server-variable-value-removed",
    .breaking,
    "The server of the value doesn't exist anymore."
  )
  static let valueAdded = ChangeRule(
    "server-variable-value-added",
    .info,
    "No user has used the value before."
  )
  static let defaultChanged = ChangeRule(
    "server-variable-default-changed",
    .warning,
    "Users who don't choose a value use another server.",
    verdict: .behaviour
  )

  static let all = [removed, added, valueRemoved, valueAdded, defaultChanged]
}
