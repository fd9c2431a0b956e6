import BinderyRuntime
import BinderyTesting
import Foundation

/// What a schema says of the members of an object by name, its references and `allOf` followed;
/// alternatives say nothing here, since any of them may be meant.
struct SchemaOutline {
  private let root: JSONValue
  /// The schema, what it refers to, and the parts of both.
  private var schemas: [JSONValue] = []
  /// Members, with what is said of each.
  private(set) var members: [String: [JSONValue]] = [:]
  private(set) var required: Set<String> = []
  /// Whether one of several schemas holds, so that members may belong to another.
  private(set) var hasAlternatives = false

  /// Nothing where `name` isn't under `$defs`.
  init(of name: String?, in root: JSONValue) {
    self.init([name.flatMap { root["$defs"]?[$0] }].compactMap(\.self), in: root)
  }

  private init(_ schemas: [JSONValue], in root: JSONValue) {
    self.root = root
    for schema in schemas { add(schema) }
  }

  /// What is said of a member's value.
  func member(_ key: String) -> SchemaOutline? {
    members[key].map { SchemaOutline($0, in: root) }
  }

  /// What is said of every element, or of the one at that place.
  func element(_ index: Int) -> SchemaOutline {
    SchemaOutline(
      schemas.compactMap { schema in
        guard let prefix = schema["prefixItems"]?.array else { return schema["items"] }
        return index < prefix.count ? prefix[index] : schema["items"]
      },
      in: root
    )
  }

  /// The one value that a member may have; nil where there are others.
  func constant(of key: String) -> JSONValue? {
    let schemas = member(key)?.schemas ?? []
    let sole = schemas.lazy.compactMap { $0["enum"]?.array }.first { $0.count == 1 }
    return schemas.lazy.compactMap { $0["const"] }.first ?? sole?.first
  }

  /// Whether it asks for a number without a fraction.
  var isOfIntegers: Bool { schemas.contains { $0["type"] == "integer" } }

  /// Whether JSON stands in a member's text, of which schemas don't say how its bytes are encoded.
  var holdsContent: Bool {
    members.keys.contains { member($0)?.schemas.contains { $0["contentSchema"] != nil } == true }
  }

  /// The values that are listed for a member.
  func list(of key: String) -> [JSONValue]? {
    member(key)?.schemas.lazy.compactMap { $0["enum"]?.array }.first
  }

  /// The patterns of a member.
  func patterns(of key: String) -> [String] {
    member(key)?.schemas.compactMap { $0["pattern"]?.string } ?? []
  }

  private mutating func add(_ schema: JSONValue) {
    guard !schemas.contains(schema) else { return }
    schemas.append(schema)
    for member in schema["properties"]?.object?.members ?? [] {
      members[member.key, default: []].append(member.value)
    }
    required.formUnion(schema["required"]?.array?.compactMap(\.string) ?? [])
    if ["oneOf", "anyOf", "if"].contains(where: { schema[$0] != nil }) { hasAlternatives = true }
    for part in schema["allOf"]?.array ?? [] { add(part) }
    if let target = schema["$ref"]?.string.flatMap(target) { add(target) }
  }

  private func target(_ reference: String) -> JSONValue? {
    guard reference.hasPrefix("#/$defs/") else { return nil }
    let name = reference.dropFirst(8).removingPercentEncoding ?? ""
    return root["$defs"]?[
      name.replacingOccurrences(of: "~1", with: "/").replacingOccurrences(of: "~0", with: "~")
    ]
  }
}
