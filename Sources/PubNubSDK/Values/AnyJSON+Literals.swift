import BinderyRuntime

// Without nil: where an `AnyJSON?` is expected it would be taken for `null`.
extension AnyJSON: ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral,
  ExpressibleByStringInterpolation, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// `true` or `false`.
  public init(booleanLiteral value: Bool) { self.init(JSONValue.boolean(value)) }

  /// A whole number, kept as one.
  public init(integerLiteral value: Int64) { self.init(.number(JSONNumber(value))) }

  /// The shortest number that reads as this one.
  public init(floatLiteral value: Double) { self = value.codableValue }

  /// A text, escaped when it is written.
  public init(stringLiteral value: String) { self.init(JSONValue.string(value)) }

  /// Elements may be of different kinds: `[1, "two", true]`.
  public init(arrayLiteral elements: AnyJSON...) { self.init(elements: elements) }

  /// Of a repeated key the last value counts.
  public init(dictionaryLiteral members: (String, AnyJSON)...) { self.init(members: members) }
}
