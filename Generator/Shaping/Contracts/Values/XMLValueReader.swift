import BinderyJSON
import Canonical
import Shape
import XMLReading

/// Reads recorded XML as the JSON of the described type, also XML that contradicts the document, so
/// that schemas can be checked against it.
struct XMLValueReader {
  private let models: Models

  init(_ models: Models) { self.models = models }

  /// Returns the JSON of a body, or why it isn't XML; nil if its type is one of which the text
  /// doesn't determine the JSON.
  func value(_ body: Recording.Body, _ content: Content) -> RecordedValue.Content? {
    guard isDetermined(content.type) else { return nil }
    do throws(JSONError) {
      let value = try XMLReader.decode(
        BinderyJSON.JSONValue.self,
        from: body.bytes,
        as: type(of: content.type, content.xml),
        // An archive has the text of another encoding, whose declaration remains.
        charset: body.encoding == "base64" ? nil : "utf-8"
      )
      return .text(value.description)
    } catch {
      return .invalidXML("\(error.reason)")
    }
  }

  /// Whether the types state which texts are numbers; those of tuples, and of unions of other
  /// values than objects, don't.
  private func isDetermined(_ type: Type) -> Bool {
    var pending = [type]
    var seen: Set<Type> = []
    while let type = pending.popLast().map(models.resolved) {
      guard seen.insert(type).inserted else { continue }
      switch type {
      case .array(let part), .isolatedArray(let part), .map(let part): pending.append(part)
      case .model(let id):
        guard let definition = models.definition(of: id), definition.isDetermined else {
          return false
        }
        if case .union(let union) = definition, objects(of: union).isEmpty { return false }
        if case .base(let base) = definition { pending += base.model.map { [.model($0)] } ?? [] }
        pending += definition.types
      case .received: return false
      default: break
      }
    }
    return true
  }

  // MARK: - Types

  private func type(of type: Type, _ node: XMLNode?) -> XMLType {
    switch models.resolved(type) {
    case .boolean: .boolean
    case .integer, .number: .number
    case .string, .dateTime, .date, .uuid, .uri, .base64, .binary, .embedded: .text
    case .json, .received, .nullable: .any
    case .map(let value): .map(self.type(of: value, nil))
    case .array(let element), .isolatedArray(let element):
      .list(self.type(of: element, node?.items.first), named: "item")
    case .model(let id): self.type(of: id, node)
    }
  }

  private func type(of id: Model.ID, _ node: XMLNode?) -> XMLType {
    switch models.definition(of: id) {
    case .object(let object): .members { members(of: [object]) }
    case .base(let base): base.model.map { type(of: $0, node) } ?? .any
    case .enumeration(let enumeration): enumeration.raw == .string ? .text : .number
    case .union(let union): .members { members(of: objects(of: union)) }
    case .tuple, .multipart, .alias, nil: .any
    }
  }

  /// The objects that are the variants of a union, and of unions in it; none if there are others.
  private func objects(of union: Union, depth: Int = 0) -> [Object] {
    guard depth < 8 else { return [] }
    var objects: [Object] = []
    for variant in union.variants {
      guard case .model(let id) = models.resolved(variant.type) else { return [] }
      switch models.definition(of: id) {
      case .object(let object): objects.append(object)
      case .union(let inner):
        let found = self.objects(of: inner, depth: depth + 1)
        if found.isEmpty { return [] }
        objects += found
      case .base, .enumeration, .tuple, .multipart, .alias, nil: return []
      }
    }
    return objects
  }

  // MARK: - Members

  /// The members of objects, each once, and those that no schema describes.
  private func members(of objects: [Object]) -> [XMLMember] {
    var keys: Set<String> = []
    let members = objects.flatMap(members).filter { keys.insert($0.key).inserted }
    let additional = objects.lazy.compactMap(\.additional).first
    return members + [.others(additional.map { type(of: $0, nil) } ?? .any)]
  }

  private func members(of object: Object) -> [XMLMember] {
    let names = object.fields.map(elementName)
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    return zip(object.fields, names).map { field, name in
      var field = field
      if counts[name] != 1 { field.xml?.removeNames() }
      return member(field)
    }
  }

  private func elementName(_ field: Field) -> XMLName {
    let node = field.xml ?? XMLNode()
    let items = node.isWrapped || element(of: field.type) == nil ? nil : node.items.first
    return XMLName(items?.name ?? node.name ?? field.key, items ?? node)
  }

  private func member(_ field: Field) -> XMLMember {
    let node = field.xml ?? XMLNode()
    if let element = element(of: field.type), !node.isWrapped {
      let items = node.items.first
      return .items(
        field.key,
        type(of: element, items),
        named: XMLName(items?.name ?? node.name ?? field.key, items ?? node),
        isRequired: field.isRequired
      )
    }
    let type = type(of: field.type, node)
    let name = XMLName(node.name ?? field.key, node)
    return switch (node.kind, type) {
    case (.attribute, .text), (.attribute, .number), (.attribute, .boolean):
      .attribute(field.key, type, named: name)
    case (.text, .text), (.text, .number), (.text, .boolean), (.cdata, .text):
      .text(field.key, type)
    case (.element, _), (.attribute, _), (.text, _), (.cdata, _):
      .element(field.key, type, named: name)
    }
  }

  /// The type of an array's elements; nil for another type.
  private func element(of type: Type) -> Type? {
    switch models.resolved(type) {
    case .array(let element), .isolatedArray(let element): element
    default: nil
    }
  }
}

extension XMLName {
  /// Creates a name in the namespace of a node.
  fileprivate init(_ local: String, _ node: XMLNode) {
    self.init(local, namespace: node.namespace, prefix: node.prefix)
  }
}

extension Model.Definition {
  /// Whether XML determines the JSON of the value, apart from the values in it.
  fileprivate var isDetermined: Bool {
    switch self {
    case .object, .base, .enumeration, .union, .alias: true
    case .tuple, .multipart: false
    }
  }
}
