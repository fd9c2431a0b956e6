/// The representation of a value in XML, as far as the document declares it.
public struct XMLNode: Hashable, Sendable {
  public var kind: Kind
  /// The name; nil if it is that of the property.
  public var name: String?
  public var namespace: String?
  public var prefix: String?
  /// Whether an element surrounds the elements of an array.
  public var isWrapped: Bool
  /// The representation of an array's elements.
  public private(set) var items: [XMLNode]

  public enum Kind: Hashable, Sendable {
    case element, attribute
    /// The text of the element of the object that has the property.
    case text
    /// The same, as a CDATA section.
    case cdata
  }

  public init(
    _ kind: Kind = .element,
    name: String? = nil,
    namespace: String? = nil,
    prefix: String? = nil,
    isWrapped: Bool = false,
    items: XMLNode? = nil
  ) {
    self.kind = kind
    self.name = name
    self.namespace = namespace
    self.prefix = prefix
    self.isWrapped = isWrapped
    self.items = items.map { [$0] } ?? []
  }

  /// Returns the node with another name.
  public func named(_ name: String?) -> XMLNode {
    var node = self
    node.name = name
    return node
  }

  /// Removes the names of the node and of its elements, so that it has that of the property.
  public mutating func removeNames() {
    name = nil
    for index in items.indices { items[index].removeNames() }
  }
}
