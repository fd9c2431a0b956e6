/// Collects what a stage finds; what is said twice about one place counts once.
public final class Diagnostics {
  private struct Identity: Hashable {
    let mark: Mark?
    let code: Diagnostic.Code
    let message: String
  }

  private var found: [Diagnostic] = []
  private var known: Set<Identity> = []

  public private(set) var hasErrors = false

  public init() {}

  public func report(_ diagnostic: Diagnostic) {
    let identity = Identity(
      mark: diagnostic.mark,
      code: diagnostic.code,
      message: diagnostic.message
    )
    guard known.insert(identity).inserted else { return }
    found.append(diagnostic)
    if diagnostic.severity == .error { hasErrors = true }
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
