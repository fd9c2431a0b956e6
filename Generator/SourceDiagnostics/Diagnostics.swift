/// Collects the diagnostics of a stage; equal ones at one location count once.
///
/// Their number is bounded, because a document can repeat one mistake a million times.
public final class Diagnostics {
  /// The maximum number of diagnostics of one kind.
  public static let limitPerKind = 10_000

  private struct Identity: Hashable {
    let mark: Mark?
    let code: Diagnostic.Code
    let message: String
  }

  private var found: [Diagnostic] = []
  private var known: Set<Identity> = []
  private var numbers: [Diagnostic.Kind: Int] = [:]

  /// The hashes of omitted diagnostics, so that each counts once; beyond a limit, repeated ones
  /// count again.
  private var knownOmissions: Set<Int> = []

  /// The number of omitted diagnostics of each code.
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

  /// Adds the diagnostics of another stage.
  package func report(_ others: Diagnostics) {
    others.all.forEach(report)
    omitted.merge(others.omitted, uniquingKeysWith: +)
  }

  /// Adds the diagnostics of another stage as `rule` changes them; nil omits a diagnostic.
  public func report(_ others: Diagnostics, by rule: (Diagnostic) -> Diagnostic?) {
    others.all.compactMap(rule).forEach(report)
    omitted.merge(others.omitted, uniquingKeysWith: +)
  }

  /// The diagnostics by file, line and column.
  ///
  /// Those without a location come first; those at one location are in the order of their reports.
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
