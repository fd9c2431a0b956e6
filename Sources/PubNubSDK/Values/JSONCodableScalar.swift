import BinderyRuntime
import Foundation

/// A value that JSON writes without brackets; what metadata and presence states hold.
public protocol JSONCodableScalar: JSONCodable {
  /// The value without its type.
  var scalarValue: JSONCodableScalarType { get }
}

extension JSONCodableScalar {
  /// The same as its `scalarValue`.
  public var codableValue: AnyJSON { scalarValue.codableValue }
}

/// A string, number, boolean or null.
public struct JSONCodableScalarType: JSONCodableScalar, Hashable, Sendable {
  /// The value, which is neither array nor object.
  public let codableValue: AnyJSON

  /// Itself.
  public var scalarValue: JSONCodableScalarType { self }

  /// Nil for an array or an object.
  public init?(_ value: JSONValue) {
    switch value {
    case .array, .object: return nil
    default: codableValue = AnyJSON(value)
    }
  }

  fileprivate init(scalar: JSONValue?, of value: some Any) {
    codableValue =
      scalar.map { AnyJSON($0) } ?? AnyJSON(unencodable: "\(value) is no number that JSON has")
  }

  /// Throws for an array or an object.
  public init(from decoder: any Decoder) throws {
    let value = try JSONValue(from: decoder)
    guard let scalar = Self(value) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "expected a string, number, boolean or null"
        )
      )
    }
    self = scalar
  }

  /// Throws for a number that JSON hasn't got, such as infinity.
  public func encode(to encoder: any Encoder) throws { try codableValue.encode(to: encoder) }
}

extension String: JSONCodableScalar {
  /// A text.
  public var scalarValue: JSONCodableScalarType {
    JSONCodableScalarType(scalar: .string(self), of: self)
  }
}

extension Bool: JSONCodableScalar {
  /// `true` or `false`.
  public var scalarValue: JSONCodableScalarType {
    JSONCodableScalarType(scalar: .boolean(self), of: self)
  }
}

extension Double: JSONCodableScalar {
  /// The shortest number that is this one; JSON has no infinity, which is told when it is sent.
  public var scalarValue: JSONCodableScalarType {
    JSONCodableScalarType(scalar: JSONNumber(self).map { .number($0) }, of: self)
  }
}

extension Float: JSONCodableScalar {
  /// The shortest number that is this one among those of its width.
  public var scalarValue: JSONCodableScalarType {
    let number = isFinite ? try? JSONNumber(parsing: description) : nil
    return JSONCodableScalarType(scalar: number.map { .number($0) }, of: self)
  }
}

extension Date: JSONCodableScalar {
  /// A text in RFC 3339, in UTC.
  public var scalarValue: JSONCodableScalarType {
    JSONCodableScalarType(scalar: .string(DateTime(self).text), of: self)
  }
}

extension FixedWidthInteger where Self: Codable {
  /// The number, whole however wide it is.
  public var scalarValue: JSONCodableScalarType {
    JSONCodableScalarType(scalar: .number(JSONNumber(self)), of: self)
  }
}

extension Int: JSONCodableScalar {}
extension Int8: JSONCodableScalar {}
extension Int16: JSONCodableScalar {}
extension Int32: JSONCodableScalar {}
extension Int64: JSONCodableScalar {}
extension UInt: JSONCodableScalar {}
extension UInt8: JSONCodableScalar {}
extension UInt16: JSONCodableScalar {}
extension UInt32: JSONCodableScalar {}
extension UInt64: JSONCodableScalar {}
