import Specification

/// Finds the schemas that declare their values as passwords or as sensitive, also where another
/// schema refers to them or contains them.
final class SensitiveSchemas {
  /// Follows references without reports; nil if no document declares a sensitive value.
  private let documents: Documents?
  private var known: [Node: Bool] = [:]

  /// Creates the search within trees; `copy` reads the documents again, without reports.
  init(_ trees: [Tree], copy: () -> Documents) {
    documents = trees.contains { Self.declares($0.root) } ? copy() : nil
  }

  /// The node itself, or the target of its reference.
  func resolved(_ node: Node?) -> Node? {
    guard let node, node["$ref"] != nil || node["$dynamicRef"] != nil else { return node }
    return documents?.resolve(node)
  }

  /// Whether the values of a schema are sensitive, or some of those in its arrays and maps.
  func isSensitive(_ schema: Node) -> Bool {
    guard documents != nil else { return false }
    var visited: Set<Node> = []
    let result = isSensitive(schema, &visited)
    // Of a search without result, no schema is sensitive.
    if result { known[schema] = true } else { for node in visited { known[node] = false } }
    return result
  }

  private func isSensitive(_ schema: Node, _ visited: inout Set<Node>) -> Bool {
    guard schema.kind == .mapping else { return false }
    if let known = known[schema] { return known }
    guard visited.insert(schema).inserted else { return false }
    if schema.isDeclaredSensitive { return true }
    var parts = Self.schemaKeys.compactMap { schema[$0] }
    parts += Self.listKeys.flatMap { schema[$0].items }
    parts += schema["patternProperties"].members.map(\.value)
    if let target = resolved(schema), target != schema { parts.append(target) }
    return parts.contains { isSensitive($0, &visited) }
  }

  /// Whether a parameter or a header is sensitive as a whole.
  func isSensitive(described node: Node?) -> Bool {
    guard documents != nil, let node = resolved(node), node.kind == .mapping else { return false }
    if isSensitive(node) { return true }
    let contents = node["content"].members.map(\.value)
    return ([node["schema"]] + contents.map { $0["schema"] })
      .contains { $0.map(isSensitive) ?? false }
      || contents.contains(where: \.isDeclaredSensitive)
  }

  /// The media types in which a body is sensitive as a whole; nil for any media type.
  func sensitiveMediaTypes(of body: Node?) -> [String?] {
    guard documents != nil, let body else { return [] }
    if isSensitive(body) || body["schema"].map(isSensitive) == true { return [nil] }
    return body["content"].members
      .filter { $0.value.isDeclaredSensitive || $0.value["schema"].map(isSensitive) == true }
      .map(\.key)
  }

  /// The names of the sensitive properties of a schema.
  func properties(of schema: Node?) -> [String] {
    guard documents != nil else { return [] }
    let properties = resolved(schema)?["properties"].members ?? []
    return properties.filter { isSensitive($0.value) }.map(\.key)
  }

  /// The names of all properties of a schema.
  func allProperties(of schema: Node) -> [String] {
    resolved(schema)?["properties"].members.map(\.key) ?? []
  }

  private static func declares(_ node: Node) -> Bool {
    node.isDeclaredSensitive || node.entries.contains { declares($0.value) }
      || node.elements.contains(where: declares)
  }

  /// The keywords with a schema whose values are within those of the schema.
  private static let schemaKeys = [
    "additionalItems", "additionalProperties", "contains", "else", "items", "then",
    "unevaluatedItems", "unevaluatedProperties",
  ]
  private static let listKeys = ["allOf", "anyOf", "items", "oneOf", "prefixItems"]
}

extension Node? {
  /// The members of a mapping; none of another node.
  var members: [(key: String, value: Node)] {
    map { $0.entries.map { ($0.key, $0.value) } } ?? []
  }

  /// The elements of a sequence; none of another node.
  var items: [Node] { map { Array($0.elements) } ?? [] }
}

extension Node {
  fileprivate var isDeclaredSensitive: Bool {
    self["format"]?.string == "password" || self["x-sensitive"]?.text == "true"
  }
}
