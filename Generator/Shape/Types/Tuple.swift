/// A JSON array whose elements have different types: `prefixItems`.
public struct Tuple: Hashable, Sendable {
  public var elements: [Element]
  /// The type of additional elements; nil if they aren't kept.
  public var rest: Type?

  public init(elements: [Element], rest: Type? = nil) {
    self.elements = elements
    self.rest = rest
  }

  /// The element at an index.
  public struct Element: Hashable, Sendable {
    /// The title of the schema.
    public var name: String?
    public var type: Type
    /// The only text that the schema allows, if there is only one.
    public var constant: String?
    /// The only number that the schema allows, if there is only one.
    public var constantNumber: Scalar?
    /// The beginning or end that `pattern` requires.
    public var affix: Affix?
    /// Whether each array has the element.
    public var isRequired = true
    /// Whether the value is stored by reference, since it would contain its own tuple or be large.
    public var isIndirect = false
    public var documentation = Documentation()

    public init(type: Type) { self.type = type }
  }
}
