/// A JSON array whose positions mean different things: `prefixItems`.
public struct Tuple: Hashable, Sendable {
  public var elements: [Element]
  /// The type of what follows the elements; none when it isn't kept.
  public var rest: Type?

  public init(elements: [Element], rest: Type? = nil) {
    self.elements = elements
    self.rest = rest
  }

  /// What stands at one position.
  public struct Element: Hashable, Sendable {
    /// The author's word for it: the title of its schema.
    public var name: String?
    public var type: Type
    /// False when the array may end before it.
    public var isRequired: Bool
    /// True when the value is held by reference: it would contain its own tuple, or make it large.
    public var isIndirect: Bool
    public var documentation: Documentation

    public init(
      name: String? = nil,
      type: Type,
      isRequired: Bool = true,
      isIndirect: Bool = false,
      documentation: Documentation = Documentation()
    ) {
      self.name = name
      self.type = type
      self.isRequired = isRequired
      self.isIndirect = isIndirect
      self.documentation = documentation
    }
  }
}
