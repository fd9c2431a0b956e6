/// The types of JSON, as `type` names them.
public enum JSONType: String, CaseIterable, Sendable {
  case string, integer, number, boolean, array, object, null

  /// Whether values of the type have parts.
  public var isCollection: Bool { self == .array || self == .object }
}
