import Shape

/// Hashes what the documents describe about recorded entries.
public struct ContractHasher {
  private var sent: DirectionHasher
  private var received: DirectionHasher

  /// Creates the hasher of the schemas of recorded values.
  public init(_ values: RecordedValues) {
    sent = DirectionHasher(values.sent.withoutFreeAlternatives)
    received = DirectionHasher(values.received.withoutFreeAlternatives)
  }

  /// The hashes of an entry's parts, as text: `parameters b81c2f3a, response 5a1bc0de`.
  public mutating func text(of entry: DescribedEntry) -> String {
    HashedName.text(of: entry.parts.map { HashedName(name: $0.name, hash: hash(of: $0)) })
  }

  /// The hashes of the schemas that entries are checked against, by their keys.
  public mutating func schemas(of entries: [DescribedEntry]) -> SchemaHashes {
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
  mutating func schemas(
    of part: DescribedEntry.Part
  ) -> [(hashes: MemberHashes, origin: Origin?)] {
    part.isSent ? sent.schemas(of: part) : received.schemas(of: part)
  }
}

/// Hashes the schemas of one direction.
private struct DirectionHasher {
  private let set: SchemaSet
  private let definitions: [String: Literal]
  private var meaning: SchemaMeaning
  private var references = SchemaReferences()
  /// The hashes of the schemas that were used, since most parts share schemas.
  private var hashes: [String: MemberHashes] = [:]

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

  mutating func schemas(
    of part: DescribedEntry.Part
  ) -> [(hashes: MemberHashes, origin: Origin?)] {
    let keys = references.keys(reachedBy: part.schemas.compactMap(\.key), in: definitions)
      .filter { definitions[$0]?.referenceAlone == nil }
    guard [DescribedEntry.Part.parameters, DescribedEntry.Part.security].contains(part.name)
    else { return keys.map { schema($0) } }
    if part.schemas.isEmpty { return [] }
    // The parameters of an operation share a line, and the security schemes of a channel.
    let own = MemberHashes(key: "\(part.subject) \(part.name)", part.schemas, definitions)
    let roots = Set(part.schemas.compactMap(\.key))
    return [(own, nil)] + keys.filter { !roots.contains($0) }.map { schema($0) }
  }

  /// The lines of the schemas that parts use, in order.
  mutating func lines(of parts: [DescribedEntry.Part]) -> [String] {
    var known: [String: MemberHashes] = [:]
    for part in Set(parts) {
      for schema in schemas(of: part) { known[schema.hashes.key] = schema.hashes }
    }
    return known.values.map(\.text).sorted()
  }

  private mutating func schema(_ key: String) -> (hashes: MemberHashes, origin: Origin?) {
    let known = hashes[key] ?? MemberHashes(key: key, definitions[key] ?? .null)
    hashes[key] = known
    return (known, set.origin(ofDefinition: key))
  }
}
