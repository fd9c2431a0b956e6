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
}

extension Named: Sendable where Value: Sendable {}
