import Shaping
import Specification

/// How much the findings of a job matter: by default, in a lint run, and as its `bindings.yaml`
/// decides.
struct Severities {
  private let rules: [Diagnostic.Code: Diagnostic.Severity?]

  /// What other linters (Redocly CLI, Spectral) call errors by default; `generate` omits the
  /// smallest part, and goes on.
  static let lint: [Diagnostic.Code: Diagnostic.Severity?] = Dictionary(
    uniqueKeysWithValues: [
      "unresolved-reference", "duplicate-key", "duplicate-operation-id", "duplicate-parameter",
      "missing-path-parameter", "unreadable-file",
    ].map { (Diagnostic.Code($0), .error) }
  )

  /// Errors that guard files, or without which what is generated doesn't compile: no rule makes
  /// less of them.
  static let fixed: Set<Diagnostic.Code> = [
    .largeRemoval, .outsidePackage, .sharedFolder, .existingFile, .unusableOutput,
    .secretInRecording, .invalidRedeclaration,
  ]

  init(_ rules: [Bindings.SeverityRule] = [], isLint: Bool = false) {
    let decided = rules.map { ($0.code, $0.severity) }
    self.rules = (isLint ? Self.lint : [:])
      .merging(decided.filter { !Self.fixed.contains($0.0) }) { $1 }
  }

  /// The diagnostic with its severity; nil where it is ignored.
  ///
  /// `isComplete` is false where a document could not be read: its errors stay errors.
  func adjusted(_ diagnostic: Diagnostic, isComplete: Bool = true) -> Diagnostic? {
    guard let rule = rules[diagnostic.code], diagnostic.severity != .note else { return diagnostic }
    if diagnostic.severity == .error, !isComplete { return diagnostic }
    return rule.map { Diagnostic(diagnostic, as: $0) }
  }
}
