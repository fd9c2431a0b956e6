import BinderyRuntime

// Not ExpressibleByNilLiteral: where `AnyJSON?` is expected, `nil` would become `null`.
extension AnyJSON: ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral,
  ExpressibleByStringInterpolation, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Creates `true` or `false`.
  public init(booleanLiteral value: Bool) { self.init(JSONValue.boolean(value)) }

  /// Creates an integer.
  public init(integerLiteral value: Int64) { self.init(.number(JSONNumber(value))) }

  /// Creates the shortest decimal number with this value.
  public init(floatLiteral value: Double) { self = value.codableValue }

  /// Creates a string.
  public init(stringLiteral value: String) { self.init(JSONValue.string(value)) }

  /// Creates an array; elements may be of different kinds: `[1, "two", true]`.
  public init(arrayLiteral elements: AnyJSON...) { self.init(elements: elements) }

  /// Creates an object; the last value of a repeated key is used.
  public init(dictionaryLiteral members: (String, AnyJSON)...) { self.init(members: members) }
}
