import Canonical
import Shape

/// Reads how values are represented in XML.
struct XMLNodeReader {
  /// The maximum depth of arrays in arrays, and of references to references.
  private static let maxDepth = 16

  /// The representation of a value to which all of the schemas apply; nil if no schema declares it.
  ///
  /// The nearest declaration applies: that of a property takes precedence over that of the schema
  /// to which the property refers.
  func node(of schemas: [Schema], depth: Int = 0) -> XMLNode? {
    let parts = schemas.reversed().flatMap { self.parts(of: $0) }
    let objects = parts.compactMap(\.xml)
    let items =
      depth < Self.maxDepth
      ? parts.lazy.compactMap(\.items).first.flatMap { node(of: [$0], depth: depth + 1) } : nil
    guard !objects.isEmpty || items != nil else { return nil }
    let nodeType = objects.lazy.compactMap(\.nodeType).first
    return XMLNode(
      nodeType.map(XMLNode.Kind.init) ?? .element,
      name: objects.lazy.compactMap(\.name).first,
      namespace: objects.lazy.compactMap(\.namespace).first,
      prefix: objects.lazy.compactMap(\.prefix).first,
      isWrapped: nodeType == .element && parts.contains { $0.types.contains(.array) },
      items: items
    )
  }

  /// A schema, the schemas that it includes, and those to which it refers, the nearest first.
  ///
  /// A component isn't represented as the base that it includes.
  private func parts(of schema: Schema, depth: Int = 0) -> [Schema] {
    guard depth < Self.maxDepth else { return [] }
    let included = schema.allOf
    let own = [schema] + included.filter { $0.target == nil }
    if let target = schema.target { return own + parts(of: target, depth: depth + 1) }
    let references = included.compactMap(\.target)
    guard schema.componentName == nil, references.count == 1 else { return own }
    return own + parts(of: references[0], depth: depth + 1)
  }
}

extension XMLNode.Kind {
  fileprivate init(_ nodeType: XMLObject.NodeType) {
    switch nodeType {
    case .attribute: self = .attribute
    case .text: self = .text
    case .cdata: self = .cdata
    case .element, .none: self = .element
    }
  }
}
