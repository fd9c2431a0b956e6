/// The rules for the public declarations of generated Swift.
enum SwiftRules {
  static let removed = ChangeRule(
    "swift-declaration-removed",
    .breaking,
    "Code that uses the declaration doesn't compile.",
    verdict: .source
  )
  static let removedAfterSunset = ChangeRule(
    "swift-declaration-removed-after-sunset",
    .info,
    "The declaration was deprecated, and its last day is over.",
    verdict: .source
  )
  static let added = ChangeRule(
    "swift-declaration-added",
    .info,
    "Code that compiled compiles as before.",
    verdict: .source
  )
  static let changed = ChangeRule(
    "swift-declaration-changed",
    .breaking,
    "Code that uses the declaration may not compile.",
    verdict: .source
  )
  static let extended = ChangeRule(
    "swift-parameter-added",
    .info,
    "The new parameters have defaults, so that calls compile as before.",
    verdict: .source
  )
  static let becameOptional = ChangeRule(
    "swift-parameter-became-optional",
    .info,
    "Values that were passed are passed as before.",
    verdict: .source
  )
  static let renamed = ChangeRule(
    "swift-type-renamed",
    .breaking,
    "Code that uses the type by its old name doesn't compile.",
    verdict: .source
  )
  static let caseAdded = ChangeRule(
    "swift-case-added",
    .breaking,
    "A switch over all cases doesn't compile.",
    verdict: .source
  )
  static let requirementAdded = ChangeRule(
    "swift-requirement-added",
    .breaking,
    "Other types that conform to the protocol don't compile.",
    verdict: .source
  )
  static let conformanceRemoved = ChangeRule(
    "swift-conformance-removed",
    .breaking,
    "Code that needs the conformance doesn't compile.",
    verdict: .source
  )

  static let all = [
    removed, removedAfterSunset, added, changed, extended, becameOptional, renamed, caseAdded,
    requirementAdded,
    conformanceRemoved,
  ]
}
