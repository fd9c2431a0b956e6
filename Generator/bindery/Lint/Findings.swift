import Specification

/// What was found, as a run tells it: in order, and in its manner.
struct Findings {
  /// How many of one code are shown where nobody asks for all.
  static let shownPerCode = 20

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

  /// The first of each code, and how many more there are.
  func selection(showsAll: Bool) -> (shown: [Diagnostic], more: [(Diagnostic.Code, Int)]) {
    var numbers: [Diagnostic.Code: Int] = [:]
    let shown = diagnostics.filter { diagnostic in
      numbers[diagnostic.code, default: 0] += 1
      return showsAll || numbers[diagnostic.code, default: 0] <= Self.shownPerCode
    }
    let more = numbers.compactMap { code, number -> (Diagnostic.Code, Int)? in
      let hidden = showsAll ? 0 : max(0, number - Self.shownPerCode)
      let rest = hidden + omitted[code, default: 0]
      return rest == 0 ? nil : (code, rest)
    }
    return (shown, more.sorted { $0.0.rawValue < $1.0.rawValue })
  }
}

extension Diagnostic {
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
