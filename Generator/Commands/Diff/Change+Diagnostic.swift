import Canonicalizing
import Comparing
import Specification

extension Change {
  /// The change as a finding: breaking changes are errors, and accepted ones are notes.
  ///
  /// - Parameters:
  ///   - reason: Why the change is accepted; nil if it is not.
  ///   - openPart: The first part that is not accepted, if others are.
  func diagnostic(acceptedBecause reason: String?, openPart: String?) -> Diagnostic {
    Diagnostic(
      reason == nil ? level.severity : .note,
      Diagnostic.Code(rule.code),
      at: new ?? old,
      "\(parts[0]): \(message)" + alsoIn + testedBy
        + (excuse.map { "; \($0)" } ?? "") + (reason.map { "; accepted: \($0)" } ?? "")
        + (openPart.map { "; not accepted for \($0)" } ?? ""),
      fix: fix,
      related: new == nil ? [] : old.map { [($0, "the old description")] } ?? []
    )
  }

  /// The contract tests that the change concerns.
  private var testedBy: String {
    guard let first = tests.first else { return "" }
    return "; tested by \(first)" + (tests.count == 1 ? "" : " and \(tests.count - 1) more")
  }

  /// The further values that the change concerns.
  private var alsoIn: String {
    guard let first = others.first else { return "" }
    return others.count == 1 ? "; also in \(first)" : "; also in \(others.count) other locations"
  }
}

extension ChangeLevel {
  /// The severity of a finding of the level.
  var severity: Diagnostic.Severity {
    switch self {
    case .info: .note
    case .warning: .warning
    case .breaking: .error
    }
  }
}
