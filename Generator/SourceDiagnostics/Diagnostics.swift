/// Collects what a stage finds; what is said twice about one place counts once.
///
/// A document can be wrong a million times in one way; what is kept is bounded.
public final class Diagnostics {
  /// The most that are kept of one kind.
  public static let limitPerKind = 10_000

  private struct Identity: Hashable {
    let mark: Mark?
    let code: Diagnostic.Code
    let message: String
  }

  private var found: [Diagnostic] = []
  private var known: Set<Identity> = []
  private var numbers: [Diagnostic.Kind: Int] = [:]

  /// What was left out already, so that it counts once; beyond its limit it counts as it is said.
  private var knownOmissions: Set<Int> = []

  /// How many there were of a code beyond those that are kept.
  public private(set) var omitted: [Diagnostic.Code: Int] = [:]

  public private(set) var hasErrors = false

  public init() {}

  public func report(_ diagnostic: Diagnostic) {
    let identity = Identity(
      mark: diagnostic.mark,
      code: diagnostic.code,
      message: diagnostic.message
    )
    if diagnostic.severity == .error { hasErrors = true }
    let kind = diagnostic.kind
    guard numbers[kind, default: 0] < Diagnostics.limitPerKind else {
      return omit(identity)
    }
    guard known.insert(identity).inserted else { return }
    numbers[kind, default: 0] += 1
    found.append(diagnostic)
  }

  private func omit(_ identity: Identity) {
    guard !known.contains(identity), !knownOmissions.contains(identity.hashValue) else { return }
    if knownOmissions.count < 10 * Diagnostics.limitPerKind {
      knownOmissions.insert(identity.hashValue)
    }
    omitted[identity.code, default: 0] += 1
  }

  /// Takes over what others have found.
  package func report(_ others: Diagnostics) {
    others.all.forEach(report)
    omitted.merge(others.omitted, uniquingKeysWith: +)
  }

  /// Takes over what others have found, as the rule changes it; nil omits it.
  public func report(_ others: Diagnostics, by rule: (Diagnostic) -> Diagnostic?) {
    others.all.compactMap(rule).forEach(report)
    omitted.merge(others.omitted, uniquingKeysWith: +)
  }

  /// Everything found, by file, line and column; what has no place comes first, and what has the
  /// same place stays in the order of its finding.
  public var all: [Diagnostic] {
    found.enumerated().sorted { one, other in
      switch (one.element.mark, other.element.mark) {
      case (let first?, let second?) where first != second: first < second
      case (nil, .some): true
      case (.some, nil): false
      default: one.offset < other.offset
      }
    }
    .map(\.element)
  }
}
