/// A value that the service enumerates, but may add to: a value nobody knew yet is kept as it is.
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
  /// What the specification lists, in its order.
  static var knownValues: [Self] { get }
  init(rawValue: RawValue)
}

extension OpenEnum {
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
