import Shaping
import Specification

/// What was found, as a run tells it: in order, and in its manner.
struct Findings {
  /// How many of one kind are shown without `--all`.
  static let shownPerKind = 20

  /// By file and line; warnings are errors where the run is strict.
  let diagnostics: [Diagnostic]
  /// How many more there were of a code than are kept.
  let omitted: [Diagnostic.Code: Int]

  init(_ diagnostics: Diagnostics, _ options: CommonOptions) {
    self.init(diagnostics.all, omitted: diagnostics.omitted, options)
  }

  /// What was found, by file and line, and how many more there were.
  init(_ found: [Diagnostic], omitted: [Diagnostic.Code: Int], _ options: CommonOptions) {
    let all = options.isStrict ? found.map(\.strict) : found
    diagnostics = options.isQuiet ? all.filter { $0.severity == .error } : all
    self.omitted = omitted
  }

  /// The one problem that ended the work.
  init(_ problem: Diagnostic) {
    diagnostics = [problem]
    omitted = [:]
  }

  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Whether nothing may be written.
  var stopsGeneration: Bool { diagnostics.contains(where: \.stopsGeneration) }

  func count(_ severity: Diagnostic.Severity) -> Int {
    diagnostics.count { $0.severity == severity }
  }

  /// One line for a person.
  var summary: String {
    let parts = [Diagnostic.Severity.error, .warning, .note].compactMap { severity in
      let number = count(severity)
      return number == 0 ? nil : "\(number.grouped) \(severity.rawValue)\(number == 1 ? "" : "s")"
    }
    let more = omitted.values.reduce(0, +)
    let rest = more == 0 ? "" : ", and \(more.grouped) more that were not kept"
    return (parts.isEmpty ? "nothing found" : parts.joined(separator: ", ")) + rest
  }

  /// A finding that is shown.
  struct Shown {
    let diagnostic: Diagnostic
    /// How many more have the same cause, and are not shown.
    var followers = 0
  }

  /// The first of each cause, as many as are shown of a kind, and how many more a code has.
  func selection(showsAll: Bool) -> (shown: [Shown], more: [(Diagnostic.Code, Int)]) {
    if showsAll { return (diagnostics.map { Shown(diagnostic: $0) }, more(beyond: [:])) }
    var numbers: [Diagnostic.Kind: Int] = [:]
    var hidden: [Diagnostic.Code: Int] = [:]
    var causes: [Cause: Int] = [:]
    var shown: [Shown] = []
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
      shown.append(Shown(diagnostic: diagnostic))
    }
    return (shown, more(beyond: hidden))
  }

  /// By file and line, but first what stops the run because much would go, and what that may follow
  /// from.
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
  /// Whether nothing is written because of it; a secret in a recording costs a test, and no more.
  var stopsGeneration: Bool { severity == .error && code != .secretInRecording }

  /// The same with a warning as an error.
  fileprivate var strict: Diagnostic {
    severity == .warning ? Diagnostic(self, as: .error) : self
  }
}

extension Int {
  /// `1,970`, as a person reads it.
  var grouped: String {
    var digits = Array(String(magnitude))
    for place in stride(from: digits.count - 3, to: 0, by: -3) { digits.insert(",", at: place) }
    return (self < 0 ? "-" : "") + String(digits)
  }
}
