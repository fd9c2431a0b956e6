/// A listed set of strings or numbers; open, since a service may say more tomorrow.
public struct Enumeration: Hashable, Sendable {
  public var raw: Raw
  public var values: [Value]

  public init(raw: Raw, values: [Value]) {
    self.raw = raw
    self.values = values
  }

  /// The JSON type that all the values share.
  public enum Raw: Hashable, Sendable {
    case string, integer, number
  }

  /// A value that the author lists.
  public struct Value: Hashable, Sendable {
    /// A `.string`, an `.integer` or a `.number`, after `Raw`.
    public var literal: Literal
    /// The author's word for it, where the value says nothing or something else.
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
