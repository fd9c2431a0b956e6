import SourceDiagnostics

/// A value and the key under which it is written.
public struct Named<Value> {
  public let key: String
  public let keyMark: Mark
  public let value: Value

  public init(key: String, keyMark: Mark, value: Value) {
    self.key = key
    self.keyMark = keyMark
    self.value = value
  }

  /// Returns another value under the same key.
  @inlinable
  package func with<Other>(_ value: Other) -> Named<Other> {
    Named<Other>(key: key, keyMark: keyMark, value: value)
  }
}

extension Named: Sendable where Value: Sendable {}

extension Array {
  /// Returns the transformed values, each under the same key.
  @inlinable
  package func mapValues<Value, Other>(
    _ transform: (Value) -> Other
  ) -> [Named<Other>] where Element == Named<Value> {
    map { $0.with(transform($0.value)) }
  }
}
