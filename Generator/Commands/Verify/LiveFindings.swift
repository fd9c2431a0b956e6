import Specification

/// What differs between a recording and a live server.
struct LiveFindings {
  private(set) var found: [Diagnostic] = []
  /// The number of differences that follow from others, and aren't reported.
  private(set) var consequenceCount = 0

  /// Whether there is no difference.
  var isEmpty: Bool { found.isEmpty && consequenceCount == 0 }

  /// - Parameter isConsequence: Whether the differences follow from another one.
  mutating func add(_ differences: [Diagnostic], isConsequence: Bool = false) {
    if isConsequence { consequenceCount += differences.count } else { found += differences }
  }

  /// The findings with other diagnostics for the differences.
  func map(_ change: (Diagnostic) -> Diagnostic) -> Self {
    var changed = self
    changed.found = found.map(change)
    return changed
  }
}
