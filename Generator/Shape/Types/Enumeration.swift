/// An open set of strings or numbers, to which a service can add values.
public struct Enumeration: Hashable, Sendable {
  public var raw: Raw
  public var values: [Value]

  public init(raw: Raw, values: [Value]) {
    self.raw = raw
    self.values = values
  }

  /// The JSON type of the values.
  public enum Raw: Hashable, Sendable {
    case string, integer, number
  }

  /// A value of `enum`.
  public struct Value: Hashable, Sendable {
    /// The value: a `.string`, an `.integer` or a `.number`, as `Raw` states.
    public var literal: Literal
    /// The name in the document, if it isn't that of the value.
    public var name: String?
    public var documentation: Documentation

    public init(
      literal: Literal,
      name: String? = nil,
      documentation: Documentation = Documentation()
    ) {
      self.literal = literal
      self.name = name
      self.documentation = documentation
    }
  }
}
