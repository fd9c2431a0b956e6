/// A type that can be decoded from JSON.
public protocol JSONDecodable: Sendable {
  /// Decodes the next value of the reader; throws if it does not match the type.
  init(from json: inout JSONReader) throws(JSONError)

  /// Whether `null` is one of the type's own values, so that an optional must not decode it as nil.
  static var acceptsNull: Bool { get }
}

extension JSONDecodable {
  public static var acceptsNull: Bool { false }
}
