/// The value of a member that selects a variant: a string, a number or a boolean, written `"a"`,
/// `7` or `true`.
///
/// The type matters: `7` isn't `"7"`. Strings are compared byte by byte, numbers by value.
public enum JSONScalar: Sendable {
  /// A string, without its quotes.
  case string(String)
  /// A number in JSON notation.
  case number(String)
  /// `true` or `false`.
  case boolean(Bool)
}

extension JSONScalar: Hashable {
  public static func == (left: JSONScalar, right: JSONScalar) -> Bool {
    switch (left, right) {
    case (.string(let left), .string(let right)): left == right && left.hasSameBytes(as: right)
    case (.number(let left), .number(let right)):
      left == right || NormalizedNumber(left) == NormalizedNumber(right)
    case (.boolean(let left), .boolean(let right)): left == right
    default: false
    }
  }

  public func hash(into hasher: inout Hasher) {
    for byte in identity { hasher.combine(byte) }
  }
}

extension JSONScalar: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral
{
  public init(stringLiteral text: String) { self = .string(text) }

  public init(integerLiteral value: Int64) { self = .number(String(value)) }

  public init(booleanLiteral value: Bool) { self = .boolean(value) }
}

extension JSONScalar {
  var isString: Bool { if case .string = self { true } else { false } }

  /// The bytes that distinguish it among strings, or among other scalars.
  var identity: [UInt8] {
    switch self {
    case .string(let text): Array(text.utf8)
    case .number(let text): Array(NormalizedNumber(text).identity.utf8)
    case .boolean(let value): Array(String(value).utf8)
    }
  }
}
