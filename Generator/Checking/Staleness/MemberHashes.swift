import Shape

/// The hashes of a schema and of its members, without the schemas that it refers to.
///
/// As text: `Book 9c41, title 3f2a, author.name b1c0`.
struct MemberHashes: Equatable {
  /// The key of the schema under `$defs`.
  let key: String
  /// The hashes by the paths of members; that of the schema itself has an empty path.
  private(set) var hashes: [String: String]

  /// Creates the hashes of a schema.
  init(key: String, _ schema: Literal) {
    var collector = Collector()
    collector.collect(schema, at: "", as: "")
    self.init(key: key, collector.sums)
  }

  /// Creates the hashes of the parameters of an operation.
  init(key: String, _ parameters: [DescribedEntry.DescribedSchema], _ schemas: [String: Literal]) {
    var sums: [String: UInt64] = [:]
    for parameter in parameters {
      var collector = Collector()
      collector.collect(parameter.key.flatMap { schemas[$0] } ?? .null, at: "", as: "")
      let schema = collector.sums.values.reduce(0, &+)
      sums[parameter.name] = StableHash(parameter.attributes, schema).value
    }
    sums[""] = sums.values.reduce(0, &+)
    self.init(key: key, sums)
  }

  private init(key: String, _ sums: [String: UInt64]) {
    self.key = key
    hashes = sums.mapValues { StableHash.text($0, digits: 4) }
  }

  /// Reads the text; nil if it isn't one.
  init?(_ text: String) {
    var hashes: [String: String] = [:]
    var key: String?
    for part in HashedName.list(of: text) {
      if key == nil {
        key = part.name
        hashes[""] = part.hash
      } else {
        hashes[part.name] = part.hash
      }
    }
    guard let key else { return nil }
    self.key = key
    self.hashes = hashes
  }

  var text: String {
    let own = HashedName(name: key, hash: hashes[""] ?? "0000")
    let members = hashes.filter { !$0.key.isEmpty }.sorted { $0.key < $1.key }
    return HashedName.text(of: [own] + members.map { HashedName(name: $0.key, hash: $0.value) })
  }

  /// The paths of the members that differ, which are empty for the schema itself.
  func changes(since former: MemberHashes) -> [SchemaChange] {
    let paths = Set(hashes.keys).union(former.hashes.keys).subtracting([""]).sorted()
    let changes = paths.compactMap { path -> SchemaChange? in
      switch (former.hashes[path], hashes[path]) {
      case (nil, _): .added(path)
      case (_, nil): .removed(path)
      case (let one, let other): one == other ? nil : .changed(path)
      }
    }
    if !changes.isEmpty { return changes }
    return hashes[""] == former.hashes[""] ? [] : [.changed("")]
  }
}

/// The change of a member, by its path, or of a schema as a whole, with an empty path.
enum SchemaChange: Hashable {
  case added(String)
  case removed(String)
  case changed(String)
}

extension MemberHashes {
  /// Adds the hashes of keywords by the paths of the members that they apply to.
  private struct Collector {
    /// Sums, so that the order of keywords and alternatives doesn't matter.
    var sums: [String: UInt64] = [:]

    mutating func collect(_ schema: Literal, at path: String, as role: String) {
      guard case .object(let members) = schema else {
        return add(StableHash(role, schema.stableHash).value, path)
      }
      add(StableHash(role, "schema").value, path)
      for member in members { collect(member, at: path, as: role) }
    }

    private mutating func collect(_ keyword: Literal.Member, at path: String, as role: String) {
      let name = "\(role) \(keyword.key)"
      switch (SchemaKeyword(keyword.key), keyword.value) {
      case (.map, .object(let members)) where keyword.key == "properties":
        for member in members { collect(member.value, at: joined(path, member.key), as: role) }
      case (.map, .object(let members)):
        for member in members { collect(member.value, at: path, as: "\(name) \(member.key)") }
      case (.schema, let schema):
        collect(schema, at: keyword.key == "items" ? path + "[]" : path, as: name)
      case (.list(let isOrdered), .array(let schemas)):
        for (index, schema) in schemas.enumerated() {
          collect(schema, at: path, as: isOrdered ? "\(name) \(index)" : name)
        }
      case (.set, .array(let values)):
        for value in values {
          let isRequired = keyword.key == "required"
          let owner = isRequired ? joined(path, value.text ?? "") : path
          add(StableHash(name, value.stableHash).value, owner)
        }
      case (_, let value): add(StableHash(name, value.stableHash).value, path)
      }
    }

    private mutating func add(_ hash: UInt64, _ path: String) {
      sums[path, default: 0] &+= hash
    }

    private func joined(_ path: String, _ key: String) -> String {
      path.isEmpty ? key : "\(path).\(key)"
    }
  }
}

extension SchemaHashes {
  /// The hashes with those of further schemas; present ones stay as they are.
  public func adding(_ others: Self) -> Self {
    Self(
      sent: Self.merged(others.sent, into: sent),
      received: Self.merged(others.received, into: received)
    )
  }

  private static func merged(_ added: [String], into present: [String]) -> [String] {
    let keys = Set(present.map { MemberHashes($0)?.key })
    return (present + added.filter { !keys.contains(MemberHashes($0)?.key) }).sorted()
  }
}
