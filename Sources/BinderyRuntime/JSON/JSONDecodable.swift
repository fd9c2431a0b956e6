/// What can be read from JSON.
public protocol JSONDecodable: Sendable {
  /// Reads the value that the reader stands before; throws where it isn't one of the type's.
  init(from json: inout JSONReader) throws(JSONError)

  /// True when `null` is one of the type's own values,
  /// so that an optional must not take it for itself.
  static var acceptsNull: Bool { get }
}

extension JSONDecodable {
  public static var acceptsNull: Bool { false }
}
