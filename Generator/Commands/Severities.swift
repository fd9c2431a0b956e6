import Canonicalizing
import Shaping
import Specification

/// The severities of diagnostics: the defaults of a lint run, and the rules of a `bindings.yaml`.
struct Severities {
  private let rules: [Diagnostic.Code: Diagnostic.Severity?]

  /// The defaults of other linters (Redocly CLI, Spectral); `generate` omits the affected part, and
  /// continues.
  static let lint: [Diagnostic.Code: Diagnostic.Severity?] = Dictionary(
    uniqueKeysWithValues: [
      "unresolved-reference", "duplicate-key", "duplicate-operation-id", "duplicate-parameter",
      "missing-path-parameter", "unreadable-file", "recording-mismatch",
    ].map { (Diagnostic.Code($0), .error) }
  )

  /// `check` is about the recordings: what `generate` omits of the document is no error.
  static let check: [Diagnostic.Code: Diagnostic.Severity?] = [
    Diagnostic.Code("recording-mismatch"): .error, .unresolvedReference: .warning,
  ]

  /// The defaults of `--allow-unresolved`.
  static let allowingUnresolved: [Diagnostic.Code: Diagnostic.Severity?] = [
    .unresolvedReference: .warning
  ]

  /// Errors that protect files, or that keep the generated code from failing to compile; no rule
  /// can lower them.
  static let fixed: Set<Diagnostic.Code> = [
    .largeRemoval, .outsidePackage, .sharedFolder, .existingFile, .unusableOutput,
    .secretInRecording, .invalidRedeclaration,
  ]

  init(
    _ rules: [Bindings.SeverityRule] = [],
    defaults: [Diagnostic.Code: Diagnostic.Severity?] = [:]
  ) {
    let decided = rules.map { ($0.code, $0.severity) }
    self.rules = defaults.merging(decided.filter { !Self.fixed.contains($0.0) }) { $1 }
  }

  /// Returns the diagnostic with its severity; nil if it is ignored.
  ///
  /// `isComplete` is false if a document could not be read: its errors stay errors.
  func adjusted(_ diagnostic: Diagnostic, isComplete: Bool = true) -> Diagnostic? {
    guard let rule = rules[diagnostic.code], diagnostic.severity != .note else { return diagnostic }
    if diagnostic.severity == .error, !isComplete { return diagnostic }
    return rule.map { Diagnostic(diagnostic, as: $0) }
  }
}
