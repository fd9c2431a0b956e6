import BinderyJSON
import Foundation

/// The schema objects of a document, which refer to each other by index.
struct SchemaTable: Sendable {
  private(set) var nodes: [SchemaNode] = []
  private var ids: [String: Int] = [:]
  private var definitions: [String: Int] = [:]
  /// The depth of the smallest value of each schema; `infinite` if it only has endless values.
  private(set) var depths: [Int] = []

  static let infinite = Int.max / 4

  init(_ document: JSONValue) {
    for member in document["$defs"]?.object?.members ?? [] {
      definitions[member.key] = add(member.value, at: "/$defs/\(Self.escaped(member.key))")
    }
    for index in nodes.indices {
      guard let reference = nodes[index].keywords["$ref"]?.string else { continue }
      let pointer = reference.drop { $0 == "#" }
      nodes[index].target = ids[pointer.removingPercentEncoding ?? String(pointer)]
    }
    findDepths()
  }

  /// Returns the index of the schema with a key under `$defs`.
  func definition(_ key: String) -> Int? { definitions[key] }

  /// Returns the index of the schema at a JSON pointer, such as `/$defs/Book`.
  func id(at pointer: String) -> Int? { ids[pointer] }

  private static func escaped(_ key: String) -> String {
    key.replacing("~", with: "~0").replacing("/", with: "~1")
  }

  private mutating func add(_ schema: JSONValue, at pointer: String) -> Int {
    let index = nodes.count
    nodes.append(SchemaNode(pointer: pointer))
    ids[pointer] = index
    guard let object = schema.object else {
      nodes[index].isForbidden = schema == .boolean(false)
      return index
    }
    var node = SchemaNode(pointer: pointer)
    node.keywords = object
    for keyword in [
      "items", "additionalProperties", "contains", "propertyNames", "if", "then", "else", "not",
      "contentSchema", "unevaluatedProperties", "unevaluatedItems",
    ] {
      if let value = object[keyword] {
        node.parts[keyword] = add(value, at: "\(pointer)/\(keyword)")
      }
    }
    for keyword in ["allOf", "anyOf", "oneOf", "prefixItems"] {
      for (position, value) in (object[keyword]?.array ?? []).enumerated() {
        node.lists[keyword, default: []].append(add(value, at: "\(pointer)/\(keyword)/\(position)"))
      }
    }
    for keyword in ["properties", "patternProperties", "dependentSchemas"] {
      for member in object[keyword]?.object?.members ?? [] {
        let id = add(member.value, at: "\(pointer)/\(keyword)/\(Self.escaped(member.key))")
        node.maps[keyword, default: []].append((member.key, id))
      }
    }
    nodes[index] = node
    return index
  }

  // MARK: - Depths

  private mutating func findDepths() {
    depths = Array(repeating: Self.infinite, count: nodes.count)
    var isChanged = true
    while isChanged {
      isChanged = false
      for index in nodes.indices.reversed() {
        let depth = depth(of: nodes[index])
        guard depth < depths[index] else { continue }
        depths[index] = depth
        isChanged = true
      }
    }
  }

  private func depth(of node: SchemaNode) -> Int {
    if node.keywords["const"] != nil || node.keywords["enum"] != nil { return 0 }
    var depth = 0
    if node.keywords["$ref"] != nil {
      // A schema that can't be found doesn't restrict values.
      depth = max(depth, node.target.map { depths[$0] } ?? 0)
    }
    for part in node.lists["allOf"] ?? [] { depth = max(depth, depths[part]) }
    for keyword in ["anyOf", "oneOf"] {
      guard let branches = node.lists[keyword], !branches.isEmpty else { continue }
      depth = max(depth, branches.map { depths[$0] }.min() ?? 0)
    }
    let required = Set((node.keywords["required"]?.array ?? []).compactMap(\.string))
    for (key, part) in node.maps["properties"] ?? [] where required.contains(key) {
      depth = max(depth, min(depths[part] + 1, Self.infinite))
    }
    if (node.keywords["minItems"]?.int ?? 0) > 0 {
      for part in [node.parts["items"]].compactMap(\.self) + (node.lists["prefixItems"] ?? []) {
        depth = max(depth, min(depths[part] + 1, Self.infinite))
      }
    }
    // A schema that also allows null or another type has a small value.
    let types = node.types
    if let types, types.contains(where: { $0 != "object" && $0 != "array" }) { return 0 }
    return min(depth, Self.infinite)
  }
}

/// A schema object of a table.
struct SchemaNode: Sendable {
  /// The JSON pointer in the document.
  let pointer: String
  var keywords = JSONObject()
  /// Whether the schema is `false`.
  var isForbidden = false
  /// The schema that `$ref` refers to.
  var target: Int?
  /// The schemas that are values of keywords.
  var parts: [String: Int] = [:]
  /// The schemas in lists, such as `allOf`.
  var lists: [String: [Int]] = [:]
  /// The schemas by name, such as `properties`.
  var maps: [String: [(key: String, id: Int)]] = [:]

  init(pointer: String) { self.pointer = pointer }

  /// The types of `type`; nil without the keyword.
  var types: [String]? {
    guard let value = keywords["type"] else { return nil }
    return value.string.map { [$0] } ?? value.array?.compactMap(\.string)
  }
}
