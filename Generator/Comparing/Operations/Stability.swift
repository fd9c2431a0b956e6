import Canonical

/// How much an operation may change: `x-stability-level`.
enum Stability: String, CaseIterable, Comparable, CustomStringConvertible {
  case draft, alpha, beta, stable

  /// An operation without a level is stable.
  init(of operation: OpenAPI.Operation) {
    self = operation.stability.flatMap(Stability.init) ?? .stable
  }

  /// Whether users can't rely on the operation.
  var isUnstable: Bool { self < .beta }

  static func < (one: Stability, other: Stability) -> Bool { one.order < other.order }

  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  var description: String { rawValue }
}
