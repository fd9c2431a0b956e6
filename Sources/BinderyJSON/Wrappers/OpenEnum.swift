/// An enumeration that a service may extend: unknown values are kept unchanged.
///
/// ```swift
/// public struct Status: OpenEnum {
///   public let rawValue: String
///   public init(rawValue: String) { self.rawValue = rawValue }
///   public static let active = Self(rawValue: "active")
///   public static let knownValues: [Self] = [.active]
/// }
/// ```
public protocol OpenEnum: RawRepresentable, JSONModel, CustomStringConvertible
where RawValue: JSONDecodable & JSONEncodable & Hashable & LosslessStringConvertible {
  /// The documented values, in order.
  static var knownValues: [Self] { get }
  init(rawValue: RawValue)
}

extension OpenEnum {
  public static func == (left: Self, right: Self) -> Bool { left.rawValue == right.rawValue }

  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

  public var description: String { rawValue.description }

  @inlinable
  public init(from json: inout JSONReader) throws(JSONError) {
    self.init(rawValue: try json.read())
  }

  @inlinable
  public func encode(into json: inout JSONWriter) {
    rawValue.encode(into: &json)
  }
}

// Implemented here, because the compiler finds both JSONModel's methods and RawRepresentable's, and
// would then synthesize a third: an object with the key `rawValue`.
extension OpenEnum {
  /// Decodes the raw value, also an unknown one.
  public init(from decoder: any Decoder) throws {
    self = try Self.decoded(by: decoder)
  }

  /// Encodes the raw value.
  public func encode(to encoder: any Encoder) throws {
    try JSONValue(encoding: self).encode(to: encoder)
  }
}
