/// The declared serialization of a field of an `application/x-www-form-urlencoded` body.
public struct FormMember: Hashable, Sendable {
  /// The name on the wire.
  public var key: String
  public var serialization: Parameter.Serialization

  public init(key: String, serialization: Parameter.Serialization) {
    self.key = key
    self.serialization = serialization
  }
}
