import BinderyJSON
import BinderyXML
import Foundation

/// Converts XML to the JSON values that schemas describe, by their `xml` objects.
struct XMLValue {
  let conversion: TextConversion

  private var table: SchemaTable { conversion.schemas.table }

  /// Returns the value of a document; throws `JSONError` if it isn't XML.
  func value(of document: [UInt8], charset: String?, for ids: [Int]) throws(JSONError) -> JSONValue
  {
    let root = try XMLReader.decode(JSONValue.self, from: document, as: .any, charset: charset)
    return value(of: root, for: ids)
  }

  /// The value of an element: its members are elements, attributes with `@`, and the text.
  private func value(of element: JSONValue, for ids: [Int]) -> JSONValue {
    let types = table.types(of: ids) ?? []
    switch element {
    case .null: return .null
    case _ where types.contains("array"): return .array(items(of: element, for: ids))
    case .object(let members) where types.contains("object"): return object(members, for: ids)
    case .string(let text) where types.contains("object") && !types.contains("string"):
      if text.allSatisfy(\.isWhitespace) { return object(JSONObject(), for: ids) }
      return mayHaveText(ids) ? object([Self.textKey: .string(text)], for: ids) : element
    case .string(let text): return scalar(text, for: ids, types)
    case .object, .array, .boolean, .number: return element
    }
  }

  /// Whether an object may have text: a member is its text, or no members are described.
  private func mayHaveText(_ ids: [Int]) -> Bool {
    let types = table.keys(of: ids).map { XMLDescription(table.property($0, of: ids), table).type }
    return types.isEmpty || types.contains { $0 == "text" || $0 == "cdata" }
  }

  private func scalar(_ text: String, for ids: [Int], _ types: Set<String>) -> JSONValue {
    conversion.value(
      types.contains("string") ? text : text.trimmingCharacters(in: .whitespacesAndNewlines),
      for: ids
    )
  }

  /// The elements of a list, which have any name.
  private func items(of list: JSONValue, for ids: [Int]) -> [JSONValue] {
    guard case .object(let object) = list else { return [] }
    let items = table.items(of: ids)
    return object.members.filter { !$0.key.hasPrefix("@") && $0.key != Self.textKey }
      .flatMap { Self.list($0.value) }.map { value(of: $0, for: items) }
  }

  private func object(_ element: JSONObject, for ids: [Int]) -> JSONValue {
    let required = table.required(of: ids)
    var rest = element
    var object = JSONObject()
    for key in table.keys(of: ids).sorted() {
      let property = table.property(key, of: ids)
      let node = XMLDescription(property, table)
      let name = node.name ?? key
      let isArray = table.types(of: property)?.contains("array") == true
      switch node.type {
      case "attribute":
        if case .string(let text)? = rest.remove("@" + name) {
          object[key] = scalar(text, for: property, table.types(of: property) ?? [])
        }
      case "text", "cdata":
        if case .string(let text)? = rest.remove(Self.textKey) {
          object[key] = scalar(text, for: property, table.types(of: property) ?? [])
        }
      case let type where isArray && type != "element":
        let items = table.items(of: property)
        let itemName = XMLDescription(items, table).name ?? name
        if let found = rest.remove(itemName).map(Self.list) {
          object[key] = .array(found.map { value(of: $0, for: items) })
        }
      default:
        if let found = rest.remove(name) { object[key] = value(of: found, for: property) }
      }
      // Many clients write an array without elements as none, like an absent one.
      if isArray, object[key] == nil, required.contains(key) { object[key] = [] }
    }
    for member in rest.members where !member.key.hasPrefix("@") && member.key != Self.textKey {
      object[member.key] = value(of: member.value, for: table.property(member.key, of: ids))
    }
    return .object(object)
  }

  /// The elements of one name.
  private static func list(_ value: JSONValue) -> [JSONValue] {
    if case .array(let elements) = value { elements } else { [value] }
  }

  /// The key of the text of an element.
  private static let textKey = "#text"
}

/// The `xml` object of a value to which several schemas apply.
private struct XMLDescription {
  let name: String?
  let type: String?

  init(_ schemas: [Int], _ table: SchemaTable) {
    let xml = table.related(to: schemas).lazy.compactMap { table.nodes[$0].keywords["xml"] }.first
    name = xml?["name"]?.string
    type = xml?["nodeType"]?.string
  }
}

extension JSONObject {
  /// Removes and returns the value of a name, whose prefix the keys lack.
  fileprivate mutating func remove(_ name: String) -> JSONValue? {
    let key = self[name] == nil ? String(name.split(separator: ":").last ?? "") : name
    defer { self[key] = nil }
    return self[key]
  }
}
