import Checking
import Shaping
import Specification

/// The diagnostics that a run reports: sorted, and adjusted by `--strict` and `--quiet`.
struct DiagnosticReport {
  /// The number of findings of one kind that are shown without `--all`.
  static let shownPerKind = 20

  /// The diagnostics by file and line; warnings are errors with `--strict`.
  let diagnostics: [Diagnostic]
  /// The number of findings of each code beyond the limit.
  let omitted: [Diagnostic.Code: Int]
  /// The command that shows all diagnostics with `--all`; nil if none does.
  private(set) var command: String? = "lint"
  /// The files whose paths differ from those on disk.
  private(set) var sources = SourcePaths()

  init(
    _ diagnostics: Diagnostics,
    _ options: CommonOptions,
    command: String? = "lint",
    _ sources: SourcePaths = SourcePaths()
  ) {
    self.command = command
    self.sources = sources
    let all = options.isStrict ? diagnostics.all.map(\.strict) : diagnostics.all
    self.diagnostics = options.isQuiet ? all.filter { $0.severity == .error } : all
    omitted = diagnostics.omitted
  }

  /// Creates findings from the error that ended the run.
  init(_ problem: Diagnostic) {
    diagnostics = [problem]
    omitted = [:]
  }

  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Whether no files may be written.
  var stopsGeneration: Bool { diagnostics.contains(where: \.stopsGeneration) }

  func count(_ severity: Diagnostic.Severity) -> Int {
    diagnostics.count { $0.severity == severity }
  }

  /// The numbers of errors, warnings and notes, in one line.
  var summary: String {
    let parts = [Diagnostic.Severity.error, .warning, .note].compactMap { severity in
      let number = count(severity)
      return number == 0 ? nil : "\(number.grouped) \(severity.rawValue)\(number == 1 ? "" : "s")"
    }
    let more = omitted.values.reduce(0, +)
    let rest = more == 0 ? "" : ", and \(more.grouped) more beyond the limit"
    return (parts.isEmpty ? "nothing found" : parts.joined(separator: ", ")) + rest
  }

  /// A finding that is shown.
  struct ReportedDiagnostic {
    let diagnostic: Diagnostic
    /// The number of further findings with the same cause, which are not shown.
    var followers = 0
  }

  /// Returns the first finding of each cause, up to the limit of each kind, and the number of
  /// further findings of each code.
  func selection(showsAll: Bool) -> (shown: [ReportedDiagnostic], more: [(Diagnostic.Code, Int)]) {
    if showsAll {
      return (diagnostics.map { ReportedDiagnostic(diagnostic: $0) }, more(beyond: [:]))
    }
    var numbers: [Diagnostic.Kind: Int] = [:]
    var hidden: [Diagnostic.Code: Int] = [:]
    var causes: [Cause: Int] = [:]
    var shown: [ReportedDiagnostic] = []
    for diagnostic in causesFirst {
      let cause = diagnostic.cause.map { Cause(code: diagnostic.code, text: $0) }
      if let position = cause.flatMap({ causes[$0] }) {
        shown[position].followers += 1
        continue
      }
      let kind = diagnostic.kind
      numbers[kind, default: 0] += 1
      guard numbers[kind, default: 0] <= Self.shownPerKind else {
        hidden[diagnostic.code, default: 0] += 1
        continue
      }
      if let cause { causes[cause] = shown.count }
      shown.append(ReportedDiagnostic(diagnostic: diagnostic))
    }
    return (shown, more(beyond: hidden))
  }

  /// The diagnostics by file and line, but a large removal and its possible causes first.
  private var causesFirst: [Diagnostic] {
    let isLarge = diagnostics.contains { $0.code == .largeRemoval }
    let causes =
      ["large-removal", "misplaced-section"]
      + (isLarge ? ["duplicate-key", "invalid-syntax"] : [])
    return causes.flatMap { code in diagnostics.filter { $0.code.rawValue == code } }
      + diagnostics.filter { !causes.contains($0.code.rawValue) }
  }

  private struct Cause: Hashable {
    let code: Diagnostic.Code
    let text: String
  }

  private func more(beyond hidden: [Diagnostic.Code: Int]) -> [(Diagnostic.Code, Int)] {
    hidden.merging(omitted, uniquingKeysWith: +).filter { $0.value > 0 }
      .sorted { $0.key.rawValue < $1.key.rawValue }.map { ($0.key, $0.value) }
  }
}

extension Diagnostic {
  /// Whether it prevents writing; a problem of a recording only prevents its test.
  var stopsGeneration: Bool {
    severity == .error && mark?.file.hasSuffix(".har") != true
      && ![.recordingMismatch, .undocumentedMember, .secretInRecording, .unmatchedRecording]
        .contains(code)
  }

  /// The diagnostic, with a warning raised to an error.
  var strict: Diagnostic {
    severity == .warning ? Diagnostic(self, as: .error) : self
  }
}

extension Int {
  /// The number with digit groups, as in `1,970`.
  var grouped: String {
    var digits = Array(String(magnitude))
    for index in stride(from: digits.count - 3, to: 0, by: -3) { digits.insert(",", at: index) }
    return (self < 0 ? "-" : "") + String(digits)
  }
}
