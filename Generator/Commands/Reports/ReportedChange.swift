import Comparing

/// What a report of changes states beside a finding.
struct ReportedChange: Encodable {
  let verdict: String
  let level: String
  /// The changed part, and the path in its value.
  let part: String
  let path: String
  /// The other parts with the same change.
  let also: [String]
  /// The contract tests that the change concerns; nil for none.
  let tests: [String]?
  /// Why an exception accepts the change; nil without one.
  let accepted: String?

  init(_ change: Change, accepted: String?) {
    verdict = change.rule.verdict.rawValue
    level = change.level.rawValue
    part = change.subject
    path = change.path
    also = change.others.map(\.description)
    tests = change.tests.isEmpty ? nil : change.tests
    self.accepted = accepted
  }
}
