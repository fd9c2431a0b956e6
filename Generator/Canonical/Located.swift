import SourceDiagnostics

/// A value and its location.
public struct Located<Value> {
  public var value: Value
  public var mark: Mark

  public init(_ value: Value, at mark: Mark) {
    self.value = value
    self.mark = mark
  }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
extension Located: Sendable where Value: Sendable {}
