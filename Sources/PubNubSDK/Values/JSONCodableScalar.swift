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
