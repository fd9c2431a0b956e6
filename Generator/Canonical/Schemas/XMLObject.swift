/// The representation of a schema's values in XML (XML Object).
public struct XMLObject: Sendable {
  /// Nil for the default, an element.
  public var nodeType: NodeType?
  public var name: String?
  public var namespace: String?
  public var prefix: String?

  public init(nodeType: NodeType?, name: String?, namespace: String?, prefix: String?) {
    self.nodeType = nodeType
    self.name = name
    self.namespace = namespace
    self.prefix = prefix
  }

  /// The kind of node; for an array, `element` means that an element surrounds the others.
  public enum NodeType: String, Sendable {
    case element, attribute, text, cdata, none
  }
}
