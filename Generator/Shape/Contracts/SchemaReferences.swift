/// The references of schemas under `$defs` to others, each schema read once.
public struct SchemaReferences {
  private var known: [String: [String]] = [:]

  public init() {}

  /// Returns keys and those of the schemas that these refer to, also indirectly, each once.
  public mutating func keys(reachedBy roots: [String], in definitions: [String: Literal])
    -> [String]
  {
    var keys: [String] = []
    var seen: Set<String> = []
    var pending = roots[...]
    while let key = pending.popFirst() {
      guard seen.insert(key).inserted else { continue }
      keys.append(key)
      pending += references(of: key, in: definitions)
    }
    return keys
  }

  private mutating func references(
    of key: String,
    in definitions: [String: Literal]
  ) -> [String] {
    if let references = known[key] { return references }
    let references = definitions[key]?.references ?? []
    known[key] = references
    return references
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
