import Canonical
import Shape

/// Resolves the root elements of XML bodies.
struct XMLResolver {
  let schemas: SchemaShaper

  /// The root element of a body; nil for a body that is kept as text: one whose schema is a string
  /// or has no type, or a sent one whose root element has no name.
  ///
  /// The name is that of the `xml` object, or else of the component. The only member of an unnamed
  /// object is the root element itself; so descriptions of services on AWS express a body. Its
  /// node has no name.
  func root(of media: Named<OpenAPI.MediaType>, _ direction: Direction) -> XMLNode? {
    guard let schema = schemas.index.schema(media.value.schema) else { return nil }
    let merged = schemas.merger.mergedSchema(of: schema)
    switch schemas.merger.wireKind(of: schema) {
    case .string, .listed, .any: return nil
    case .object, .array, .integer, .number, .boolean: break
    }
    var root = XMLNodeReader().node(of: [schema]) ?? XMLNode()
    root.kind = .element
    root.name = root.name ?? component(of: schema)
    if let item = merged.elements.items.last?.schema {
      let items = root.items.first ?? XMLNode()
      root = root.with(items: items, named: items.name ?? component(of: item))
    }
    if root.name != nil || direction != .sent { return root }
    let isMember =
      merged.properties.count == 1
      && schemas.merger.wireKind(of: merged.properties[0].subschemas[0].schema) == .object
    return isMember ? root : nil
  }

  /// The name of the component that a schema is or refers to.
  private func component(of schema: Schema) -> String? {
    var schema = schema
    for _ in 0..<16 {
      if let name = schema.componentName { return name }
      guard let target = schema.target else { return nil }
      schema = target
    }
    return nil
  }
}

extension XMLNode {
  /// Returns the node with a representation of its elements that has a name.
  fileprivate func with(items: XMLNode, named name: String?) -> XMLNode {
    XMLNode(
      kind,
      name: self.name,
      namespace: namespace,
      prefix: prefix,
      isWrapped: true,
      items: items.named(name)
    )
  }
}
