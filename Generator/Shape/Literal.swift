/// A value that stands in a document: a default, a constant, a recorded argument.
public indirect enum Literal: Hashable, Sendable {
  case null
  case boolean(Bool)
  /// Decimal digits with an optional minus sign, of any length.
  case integer(String)
  /// A JSON number that is no integer, as it was written.
  case number(String)
  case string(String)
  case array([Literal])
  case object([Member])

  /// One member of an object, in the order of writing.
  public struct Member: Hashable, Sendable {
    public var key: String
    public var value: Literal

    public init(key: String, value: Literal) {
      self.key = key
      self.value = value
    }
  }
}
