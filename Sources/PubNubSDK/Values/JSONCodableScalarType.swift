import BinderyRuntime

/// A JSON string, number, boolean or null.
public struct JSONCodableScalarType: JSONCodableScalar, Hashable, Sendable {
  /// The value as JSON, neither array nor object.
  public let codableValue: AnyJSON

  /// The value itself.
  public var scalarValue: JSONCodableScalarType { self }

  /// Creates a scalar; nil for an array or an object.
  public init?(_ value: JSONValue) {
    switch value {
    case .array, .object: return nil
    default: codableValue = AnyJSON(value)
    }
  }

  init(scalar: JSONValue?, of value: some Any) {
    codableValue =
      scalar.map { AnyJSON($0) } ?? AnyJSON(unencodable: "\(value) is not a JSON number")
  }

  /// Decodes a scalar; throws for an array or an object.
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

  /// Encodes the scalar; throws for a number that JSON can't express, such as infinity.
  public func encode(to encoder: any Encoder) throws { try codableValue.encode(to: encoder) }
}
