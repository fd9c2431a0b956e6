import Shape

/// Hashes what the documents describe about recorded entries.
public struct ContractHasher {
  private var sent: DirectionHasher
  private var received: DirectionHasher

  /// Creates the hasher of the schemas of recorded values.
  public init(_ values: RecordedValues) {
    sent = DirectionHasher(values.sent)
    received = DirectionHasher(values.received)
  }

  /// The hashes of an entry's parts, as text: `parameters b81c2f3a, response 5a1bc0de`.
  public mutating func text(of entry: DescribedEntry) -> String {
    HashedName.text(of: entry.parts.map { HashedName(name: $0.name, hash: hash(of: $0)) })
  }

  /// The hashes of the schemas that entries are checked against, by their keys.
  public func schemas(of entries: [DescribedEntry]) -> SchemaHashes {
    let parts = entries.flatMap(\.parts)
    return SchemaHashes(
      sent: sent.lines(of: parts.filter(\.isSent)),
      received: received.lines(of: parts.filter { !$0.isSent })
    )
  }

  /// The hash of a part without schemas.
  static let hashWithoutSchemas = StableHash.text(StableHash().value, digits: 8)

  /// The hash of a part.
  mutating func hash(of part: DescribedEntry.Part) -> String {
    part.isSent ? sent.hash(of: part) : received.hash(of: part)
  }

  /// The schemas that a part uses, those of the part itself first, except mere references.
  func schemas(of part: DescribedEntry.Part) -> [(hashes: MemberHashes, origin: Origin?)] {
    (part.isSent ? sent : received).schemas(of: part)
  }
}

/// Hashes the schemas of one direction.
private struct DirectionHasher {
  private let set: SchemaSet
  private let definitions: [String: Literal]
  private var meaning: SchemaMeaning

  init(_ set: SchemaSet) {
    self.set = set
    definitions = set.definitions
    meaning = SchemaMeaning(set)
  }

  mutating func hash(of part: DescribedEntry.Part) -> String {
    var hash = StableHash()
    for schema in part.schemas.sorted(by: { $0.name < $1.name }) {
      hash.combine(schema.name)
      hash.combine(schema.attributes)
      hash.combine(schema.key.map { meaning.hash(of: $0) } ?? 0)
    }
    return StableHash.text(hash.value, digits: 8)
  }

  func schemas(of part: DescribedEntry.Part) -> [(hashes: MemberHashes, origin: Origin?)] {
    let keys = keys(reachedBy: part.schemas.compactMap(\.key))
      .filter { definitions[$0]?.referenceAlone == nil }
    guard [DescribedEntry.Part.parameters, DescribedEntry.Part.security].contains(part.name)
    else { return keys.map(schema) }
    if part.schemas.isEmpty { return [] }
    // The parameters of an operation share a line, and the security schemes of a channel.
    let own = MemberHashes(key: "\(part.subject) \(part.name)", part.schemas, definitions)
    let roots = Set(part.schemas.compactMap(\.key))
    return [(own, nil)] + keys.filter { !roots.contains($0) }.map(schema)
  }

  /// The lines of the schemas that parts use, in order.
  func lines(of parts: [DescribedEntry.Part]) -> [String] {
    var known: Set<String> = []
    return Set(parts).flatMap(schemas).filter { known.insert($0.hashes.key).inserted }
      .map(\.hashes.text).sorted()
  }

  private func schema(_ key: String) -> (hashes: MemberHashes, origin: Origin?) {
    (MemberHashes(key: key, definitions[key] ?? .null), set.origin(ofDefinition: key))
  }

  /// The keys and those of the schemas that they refer to, also indirectly.
  private func keys(reachedBy roots: [String]) -> [String] {
    var keys: [String] = []
    var known: Set<String> = []
    var pending = roots
    while !pending.isEmpty {
      let key = pending.removeFirst()
      guard known.insert(key).inserted else { continue }
      keys.append(key)
      pending += definitions[key]?.references ?? []
    }
    return keys
  }
}

extension Literal {
  /// The keys of the schemas to which a schema refers, in order.
  fileprivate var references: [String] {
    switch self {
    case .array(let elements): return elements.flatMap(\.references)
    case .object(let members):
      return members.flatMap { member -> [String] in
        if member.key == "$ref", case .string(let reference) = member.value {
          return SchemaSet.key(ofReference: reference).map { [$0] } ?? []
        }
        return member.value.references
      }
    default: return []
    }
  }
}
