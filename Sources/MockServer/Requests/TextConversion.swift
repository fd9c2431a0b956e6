import BinderyJSON

/// Converts texts of parameters and forms to the JSON values that their schemas describe.
struct TextConversion {
  let schemas: MockedSchemas

  /// Returns the value of a text: a number, Boolean or null if the schema allows it, or a string.
  func value(_ text: String, for ids: [Int]) -> JSONValue {
    let types = schemas.table.types(of: ids)
    let string = JSONValue.string(text)
    guard let other = Self.scalar(text, types) else { return string }
    guard types?.contains("string") ?? true else { return other }
    // A schema can allow both, such as a string of digits.
    return ids.allSatisfy { schemas.isValid(string, $0) } ? string : other
  }

  func array(_ texts: [String], for ids: [Int]) -> JSONValue {
    let items = schemas.table.items(of: ids)
    return .array(texts.map { value($0, for: items) })
  }

  func object(_ members: [(key: String, text: String)], for ids: [Int]) -> JSONValue {
    var object = JSONObject()
    for (key, text) in members {
      object[key] = value(text, for: schemas.table.property(key, of: ids))
    }
    return .object(object)
  }

  /// The number, Boolean or null that a text is, if it's of one of the types.
  private static func scalar(_ text: String, _ types: Set<String>?) -> JSONValue? {
    guard let types else { return nil }
    switch text {
    case "true" where types.contains("boolean"): return true
    case "false" where types.contains("boolean"): return false
    case "null" where types.contains("null"): return .null
    default: break
    }
    if types.contains("integer") || types.contains("number"), let number = JSONNumber(text) {
      return .number(number)
    }
    return text.isEmpty && types.contains("null") ? .null : nil
  }
}

extension SchemaTable {
  /// The schemas that apply to the same value as some schemas: those of references and branches.
  func related(to ids: [Int]) -> [Int] {
    var found: [Int] = []
    var waiting = ids
    while let id = waiting.popLast() {
      guard !found.contains(id) else { continue }
      found.append(id)
      if let target = nodes[id].target { waiting.append(target) }
      for keyword in ["allOf", "anyOf", "oneOf"] { waiting += nodes[id].lists[keyword] ?? [] }
    }
    return found
  }

  /// The types of values; nil if the schemas state none.
  func types(of ids: [Int]) -> Set<String>? {
    var types: Set<String> = []
    for id in related(to: ids) {
      let node = nodes[id]
      types.formUnion(node.types ?? [])
      for value in (node.keywords["enum"]?.array ?? [])
        + [node.keywords["const"]].compactMap(\.self)
      {
        types.insert(value.typeName)
      }
      if node.types == nil, node.maps["properties"] != nil { types.insert("object") }
      if node.types == nil, node.parts["items"] != nil { types.insert("array") }
    }
    return types.isEmpty ? nil : types
  }

  /// The schemas of elements.
  func items(of ids: [Int]) -> [Int] { related(to: ids).compactMap { nodes[$0].parts["items"] } }

  /// The schemas of a member.
  func property(_ key: String, of ids: [Int]) -> [Int] {
    let related = related(to: ids)
    let described = related.flatMap { id in
      (nodes[id].maps["properties"] ?? []).filter { $0.key == key }.map(\.id)
    }
    return described.isEmpty
      ? related.compactMap { nodes[$0].parts["additionalProperties"] } : described
  }

  /// The keys of the members that schemas require.
  func required(of ids: [Int]) -> Set<String> {
    let lists = related(to: ids).compactMap { nodes[$0].keywords["required"]?.array }
    return Set(lists.joined().compactMap(\.string))
  }

  /// The keys of described members.
  func keys(of ids: [Int]) -> Set<String> {
    Set(related(to: ids).flatMap { (nodes[$0].maps["properties"] ?? []).map(\.key) })
  }
}

extension JSONValue {
  /// The type as `type` names it.
  fileprivate var typeName: String {
    switch self {
    case .null: "null"
    case .boolean: "boolean"
    case .number: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }
}
