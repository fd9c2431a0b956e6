// Not `ExpressibleByNilLiteral`: `condition ? value : nil` would be `.some(.null)` where a function
// returns `JSONValue?`, and `value == nil` could compare with `null`.
extension JSONValue: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByStringInterpolation,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(booleanLiteral value: Bool) {
    self = .boolean(value)
  }

  public init(integerLiteral value: Int64) {
    self = .number(JSONNumber(value))
  }

  /// Creates a number; null for a literal too large for `Double`, as JSON has no infinity.
  public init(floatLiteral value: Double) {
    self = JSONNumber(value).map { .number($0) } ?? .null
  }

  public init(stringLiteral value: String) {
    self = .string(value)
  }

  public init(arrayLiteral elements: JSONValue...) {
    self = .array(elements)
  }

  public init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(JSONObject(members))
  }
}
