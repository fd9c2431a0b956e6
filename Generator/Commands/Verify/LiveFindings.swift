import Specification

/// What differs between a recording and a live server.
struct LiveFindings {
  private(set) var found: [Diagnostic] = []
  /// The differences that follow from others.
  private(set) var consequences: [Diagnostic] = []

  /// Whether there is no difference.
  var isEmpty: Bool { found.isEmpty && consequences.isEmpty }

  /// - Parameter isConsequence: Whether the differences follow from another one.
  mutating func add(_ differences: [Diagnostic], isConsequence: Bool = false) {
    if isConsequence { consequences += differences } else { found += differences }
  }

  /// The findings with other diagnostics for the differences.
  func map(_ change: (Diagnostic) -> Diagnostic) -> Self {
    var changed = self
    changed.found = found.map(change)
    changed.consequences = consequences.map(change)
    return changed
  }
}
