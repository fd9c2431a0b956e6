import BinderyRuntime
import Foundation

/// A JSON value other than an array or object; metadata and presence states have such values.
public protocol JSONCodableScalar: JSONCodable {
  /// The value as a scalar without its type.
  var scalarValue: JSONCodableScalarType { get }
}

extension JSONCodableScalar {
  /// The JSON of `scalarValue`.
  public var codableValue: AnyJSON { scalarValue.codableValue }
}

extension String: JSONCodableScalar {
  /// The text as a scalar.
  public var scalarValue: JSONCodableScalarType {
    JSONCodableScalarType(scalar: .string(self), of: self)
  }
}

extension Bool: JSONCodableScalar {
  /// The boolean as a scalar.
  public var scalarValue: JSONCodableScalarType {
    JSONCodableScalarType(scalar: .boolean(self), of: self)
  }
}

extension Double: JSONCodableScalar {
  /// The shortest number that reads as this one; sending an infinite number or NaN throws an error.
  public var scalarValue: JSONCodableScalarType {
    JSONCodableScalarType(scalar: JSONNumber(self).map { .number($0) }, of: self)
  }
}

extension Float: JSONCodableScalar {
  /// The shortest number that reads as this one in its precision.
  public var scalarValue: JSONCodableScalarType {
    let number = isFinite ? try? JSONNumber(parsing: description) : nil
    return JSONCodableScalarType(scalar: number.map { .number($0) }, of: self)
  }
}

extension Date: JSONCodableScalar {
  /// The date in RFC 3339 format, in UTC.
  public var scalarValue: JSONCodableScalarType {
    JSONCodableScalarType(scalar: .string(DateTime(self).text), of: self)
  }
}

extension FixedWidthInteger where Self: Codable {
  /// The integer as a scalar, of any width.
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
