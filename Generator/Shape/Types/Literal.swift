/// A value in a document or a recording: a default, a constant, an argument.
public indirect enum Literal: Hashable, Sendable {
  case null
  case boolean(Bool)
  /// Decimal digits with an optional minus sign, of any length.
  case integer(String)
  /// A JSON number that isn't an integer, as it is written.
  case number(String)
  case string(String)
  case array([Literal])
  case object([Member])

  /// A member of an object.
  public struct Member: Hashable, Sendable {
    public var key: String
    public var value: Literal

    public init(key: String, value: Literal) {
      self.key = key
      self.value = value
    }
  }
}

extension Literal {
  /// The text of a scalar on the wire: `1` for 1 and 1.0; nil for other values.
  public var text: String? {
    switch self {
    case .string(let text), .integer(let text): text
    case .boolean(let value): String(value)
    case .number(let text): Double(text).flatMap { Int64(exactly: $0) }.map { String($0) } ?? text
    case .null, .array, .object: nil
    }
  }
}
