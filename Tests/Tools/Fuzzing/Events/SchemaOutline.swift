import BinderyRuntime
import BinderyTesting
import Foundation

/// The description of an object's members in a schema, with references and `allOf` resolved;
/// alternatives are ignored, because any of them may apply.
struct SchemaOutline {
  private let root: JSONValue
  /// The schema, its references, and the parts of both.
  private var schemas: [JSONValue] = []
  /// The members, with their schemas.
  private(set) var members: [String: [JSONValue]] = [:]
  private(set) var required: Set<String> = []
  /// Whether there are alternatives, which may describe further members.
  private(set) var hasAlternatives = false

  /// Creates the outline; empty if `name` isn't under `$defs`.
  init(of name: String?, in root: JSONValue) {
    self.init([name.flatMap { root["$defs"]?[$0] }].compactMap(\.self), in: root)
  }

  private init(_ schemas: [JSONValue], in root: JSONValue) {
    self.root = root
    for schema in schemas { add(schema) }
  }

  /// Returns the outline of a member's value.
  func member(_ key: String) -> SchemaOutline? {
    members[key].map { SchemaOutline($0, in: root) }
  }

  /// Returns the outline of all elements, or of the one at an index.
  func element(_ index: Int) -> SchemaOutline {
    SchemaOutline(
      schemas.compactMap { schema in
        guard let prefix = schema["prefixItems"]?.array else { return schema["items"] }
        return index < prefix.count ? prefix[index] : schema["items"]
      },
      in: root
    )
  }

  /// Returns the only value that a member may have; nil if there are others.
  func constant(of key: String) -> JSONValue? {
    let schemas = member(key)?.schemas ?? []
    let sole = schemas.lazy.compactMap { $0["enum"]?.array }.first { $0.count == 1 }
    return schemas.lazy.compactMap { $0["const"] }.first ?? sole?.first
  }

  /// Whether it requires an integer.
  var isOfIntegers: Bool { schemas.contains { $0["type"] == "integer" } }

  /// Whether a member's text contains JSON; schemas don't describe the encoding of its bytes.
  var holdsContent: Bool {
    members.keys.contains { member($0)?.schemas.contains { $0["contentSchema"] != nil } == true }
  }

  /// Returns the listed values of a member.
  func list(of key: String) -> [JSONValue]? {
    member(key)?.schemas.lazy.compactMap { $0["enum"]?.array }.first
  }

  /// Returns the patterns of a member.
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
