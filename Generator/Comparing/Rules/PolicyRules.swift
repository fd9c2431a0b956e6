/// The rules for close codes and other connection policies, which clients obey by themselves.
enum PolicyRules {
  static let added = ChangeRule(
    "connection-policy-added",
    .warning,
    "Clients of the old description don't obey the policy.",
    verdict: .behaviour
  )
  static let removed = ChangeRule(
    "connection-policy-removed",
    .warning,
    "Clients of the old description obey a policy that isn't stated anymore.",
    verdict: .behaviour
  )
  static let changed = ChangeRule(
    "connection-policy-changed",
    .warning,
    "Clients of the old description obey the old policy.",
    verdict: .behaviour
  )
  static let codeAdded = ChangeRule(
    "close-code-added",
    .warning,
    "Clients of the old description react to the code as to any other.",
    verdict: .behaviour
  )
  static let codeRemoved = ChangeRule(
    "close-code-removed",
    .info,
    "Clients need no reaction to a code that isn't sent anymore.",
    verdict: .behaviour
  )
  static let codeChanged = ChangeRule(
    "close-code-reaction-changed",
    .warning,
    "Clients of the old description have the old reaction.",
    verdict: .behaviour
  )

  static let all = [added, removed, changed, codeAdded, codeRemoved, codeChanged]
}
