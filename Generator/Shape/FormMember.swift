/// How a member of an `application/x-www-form-urlencoded` body becomes text, where the document
/// says it.
public struct FormMember: Hashable, Sendable {
  /// The name on the wire.
  public var key: String
  public var serialization: Parameter.Serialization

  public init(key: String, serialization: Parameter.Serialization) {
    self.key = key
    self.serialization = serialization
  }
}
