import Shape
import SwiftSource

/// The tables from which the runtime reads and writes models as XML.
extension TypeSpelling {
  /// Returns the representations of an object's members; none for an object that isn't in an XML
  /// body.
  ///
  /// Members whose elements would have the same name, such as references to a component with a
  /// name, have the names of their keys instead.
  func xmlMembers(of object: Object, _ id: Model.ID, in scope: [SwiftName]) -> [Source] {
    guard xmlModels.contains(id) else { return [] }
    let others = object.keepsUnknownMembers ? .json : object.additional
    let names = object.fields.map(elementName)
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    return zip(object.fields, names).map { field, name in
      var field = field
      if counts[name] != 1 { field.xml?.removeNames() }
      return member(field, in: scope)
    }
      + (others.map { [".others(\(xmlType(of: $0, nil, in: scope)))"] } ?? [])
  }

  /// Returns the type of a value in XML, such as `.object(Pet.self)`.
  func xmlType(of type: Type, _ node: XMLNode?, in scope: [SwiftName]) -> Source {
    switch type {
    case .boolean: ".boolean"
    case .integer, .number: ".number"
    case .string, .dateTime, .date, .uuid, .uri, .base64, .binary, .embedded: ".text"
    case .json, .received: ".any"
    case .map(let value): ".map(\(xmlType(of: value, nil, in: scope)))"
    case .nullable(let inner): xmlType(of: inner, node, in: scope)
    case .array(let element), .isolatedArray(let element):
      list(of: element, node, named: node?.name ?? "item", in: scope)
    case .model(let id): xmlType(ofModel: id, node, in: scope)
    }
  }

  private func xmlType(ofModel id: Model.ID, _ node: XMLNode?, in scope: [SwiftName]) -> Source {
    if let type = aliased(id) { return xmlType(of: type, node, in: scope) }
    switch model(id)?.definition {
    case .object: return ".object(\(reference(.model(id), in: scope)).self)"
    case .base(let base):
      return base.model.map { xmlType(ofModel: $0, node, in: scope) } ?? ".any"
    case .enumeration(let enumeration): return enumeration.raw == .string ? ".text" : ".number"
    case .union(let union):
      guard let objects = objects(of: union), !objects.isEmpty else { return ".any" }
      let models = objects.map { "\(reference(.model($0), in: scope)).self" as Source }
      return ".union([\(elements: models, \.self)])"
    case .tuple, .multipart, .alias, nil: return ".any"
    }
  }

  /// The objects that are the variants of a union, and those of unions in it; nil if there are
  /// others.
  private func objects(of union: Union, depth: Int = 0) -> [Model.ID]? {
    guard depth < 8 else { return nil }
    var found: [Model.ID] = []
    for variant in union.variants {
      guard case .model(let id) = unaliased(wrapped(variant.type)) else { return nil }
      switch model(id)?.definition {
      case .object: found.append(id)
      case .union(let inner):
        guard let objects = objects(of: inner, depth: depth + 1) else { return nil }
        found += objects
      case .base, .enumeration, .tuple, .multipart, .alias, nil: return nil
      }
    }
    return found
  }

  private func list(
    of element: Type,
    _ node: XMLNode?,
    named name: String,
    in scope: [SwiftName]
  ) -> Source {
    let items = node?.items.first
    let type = xmlType(of: element, items, in: scope)
    return ".list(\(list: [type, "named: \((items ?? XMLNode()).xmlName(else: name))"], \.self))"
  }
}

extension TypeSpelling {
  /// The name of the elements or of the attribute of a property.
  private func elementName(_ field: Field) -> XMLNode {
    var node = field.xml ?? XMLNode()
    if !node.isWrapped, element(of: field.type) != nil, let items = node.items.first {
      node = items.named(items.name ?? node.name)
    }
    return XMLNode(
      node.kind,
      name: node.name ?? field.key,
      namespace: node.namespace,
      prefix: node.prefix
    )
  }

  private func member(_ field: Field, in scope: [SwiftName]) -> Source {
    let node = field.xml ?? XMLNode()
    let name = node.name ?? field.key
    if let element = element(of: field.type) {
      return array(field, of: element, node, named: name, in: scope)
    }
    let typed = typeArgument(field.type, node, in: scope)
    let key: Source = "\(literal: field.key)"
    let arguments = [key] + typed + node.nameArgument(assumed: field.key)
    switch node.kind {
    case .attribute where isScalar(field.type): return ".attribute(\(list: arguments, \.self))"
    case .text where isScalar(field.type): return ".text(\(list: [key] + typed, \.self))"
    case .cdata where isText(field.type): return ".cdata(\(list: [key], \.self))"
    case .element, .attribute, .text, .cdata: return ".element(\(list: arguments, \.self))"
    }
  }

  private func array(
    _ field: Field,
    of element: Type,
    _ node: XMLNode,
    named name: String,
    in scope: [SwiftName]
  ) -> Source {
    let key: Source = "\(literal: field.key)"
    guard !node.isWrapped else {
      let type = list(of: element, node, named: name, in: scope)
      let arguments = [key, type] + node.nameArgument(assumed: field.key)
      return ".element(\(list: arguments, \.self))"
    }
    let items = (node.items.first ?? node).named(node.items.first?.name ?? name)
    let required: [Source] = field.isRequired ? ["isRequired: true"] : []
    let arguments =
      [key] + typeArgument(element, node.items.first, in: scope)
      + items.nameArgument(assumed: field.key) + required
    return ".items(\(list: arguments, \.self))"
  }

  /// The type of an array's elements; nil for another type.
  private func element(of type: Type) -> Type? {
    switch unaliased(wrapped(unaliased(type))) {
    case .array(let element), .isolatedArray(let element): element
    default: nil
    }
  }

  /// Returns the argument for a type that isn't text.
  private func typeArgument(_ type: Type, _ node: XMLNode?, in scope: [SwiftName]) -> [Source] {
    isText(type) ? [] : [xmlType(of: type, node, in: scope)]
  }

  private func isText(_ type: Type) -> Bool {
    switch unaliased(wrapped(unaliased(type))) {
    case .string, .dateTime, .date, .uuid, .uri, .base64, .binary, .embedded: true
    case .model(let id):
      if case .enumeration(let enumeration)? = model(id)?.definition {
        enumeration.raw == .string
      } else {
        false
      }
    case .boolean, .integer, .number, .json, .array, .isolatedArray, .map, .nullable, .received:
      false
    }
  }

  /// Whether a value is text without elements.
  private func isScalar(_ type: Type) -> Bool {
    switch unaliased(wrapped(unaliased(type))) {
    case .boolean, .integer, .number: true
    case .model(let id):
      if case .enumeration? = model(id)?.definition { true } else { false }
    case let other: isText(other)
    }
  }
}

extension XMLNode {
  /// Returns the argument for a name other than the assumed one.
  fileprivate func nameArgument(assumed: String) -> [Source] {
    let isAssumed = name ?? assumed == assumed && namespace == nil && prefix == nil
    return isAssumed ? [] : ["named: \(xmlName(else: assumed))"]
  }

  /// Returns the name as a literal, or as an `XMLName` with a namespace or prefix.
  func xmlName(else assumed: String) -> Source {
    let name = name ?? assumed
    guard namespace != nil || prefix != nil else { return "\(literal: name)" }
    let space: [Source] = namespace.map { ["namespace: \(literal: $0)"] } ?? []
    let prefix: [Source] = prefix.map { ["prefix: \(literal: $0)"] } ?? []
    return "XMLName(\(list: ["\(literal: name)"] + space + prefix, \.self))"
  }
}
