import BinderyRuntime

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

  init(scalar: JSONValue?, of value: some Any) {
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
