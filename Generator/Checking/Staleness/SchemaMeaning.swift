import Shape
import SourceDiagnostics

/// Hashes the meaning of schemas: which values they admit.
///
/// The hash doesn't depend on the order of keys, nor on the schemas that others refer to by `$ref`
/// and `allOf`. Of a schema that contains itself, it depends on what is nested in as many levels as
/// `depthLimit`.
struct SchemaMeaning {
  private static let depthLimit = 32

  private let definitions: [String: Literal]
  /// The hashes of schemas that are nested in fewer levels than the limit.
  private var complete: [String: Result] = [:]
  private var truncated: [Position: UInt64] = [:]

  private struct Result {
    let hash: UInt64
    /// The number of levels; nil if more than the limit.
    let height: Int?
  }

  private struct Position: Hashable {
    let key: String
    let depth: Int
  }

  init(_ set: SchemaSet) { definitions = set.definitions }

  /// The hash of the schema with a key under `$defs`.
  mutating func hash(of key: String) -> UInt64 {
    result(of: key, depth: Self.depthLimit).hash
  }

  // MARK: - Levels

  private mutating func result(of key: String, depth: Int) -> Result {
    if let known = complete[key], let height = known.height, height <= depth { return known }
    let position = Position(key: key, depth: depth)
    if let hash = truncated[position] { return Result(hash: hash, height: nil) }
    let result = result(ofParts: parts(of: definitions[key] ?? .boolean(true)), depth: depth)
    if result.height == nil { truncated[position] = result.hash } else { complete[key] = result }
    return result
  }

  private mutating func result(of schema: Literal, depth: Int) -> Result {
    if let key = schema.referenceAlone { return result(of: key, depth: depth) }
    return result(ofParts: parts(of: schema), depth: depth)
  }

  private mutating func result(ofParts parts: [Literal], depth: Int) -> Result {
    var height: Int? = 0
    var hashes: Set<UInt64> = []
    for part in parts {
      let result = result(ofPart: part, depth: depth)
      hashes.insert(result.hash)
      height = maximum(height, result.height)
    }
    return Result(hash: Self.combined(hashes.sorted()), height: height)
  }

  private mutating func result(ofPart part: Literal, depth: Int) -> Result {
    guard case .object(let members) = part else {
      return Result(hash: part.stableHash, height: 0)
    }
    var hash = StableHash()
    var height: Int? = 0
    for member in members.sortedByKey {
      hash.combine(member.key)
      let nested = value(of: member, depth: depth)
      hash.combine(nested.hash)
      height = maximum(height, nested.height)
    }
    return Result(hash: hash.value, height: height)
  }

  private mutating func value(of keyword: Literal.Member, depth: Int) -> Result {
    let value = keyword.value
    switch (SchemaKeyword(keyword.key), value) {
    case (.schema, _): return nested(value, depth)
    case (.list(let isOrdered), .array(let schemas)):
      return collected(schemas.map { nested($0, depth) }, isOrdered: isOrdered)
    case (.map, .object(let members)):
      let results = members.sortedByKey.map { member in
        let result = nested(member.value, depth)
        var hash = StableHash(member.key)
        hash.combine(result.hash)
        return Result(hash: hash.value, height: result.height)
      }
      return collected(results, isOrdered: true)
    case (.set, .array(let values)):
      return Result(hash: Self.combined(Set(values.map(\.stableHash)).sorted()), height: 0)
    case (.set, _):
      return Result(hash: Self.combined([value.stableHash]), height: 0)
    case (.list, _), (.map, _), (nil, _): return Result(hash: value.stableHash, height: 0)
    }
  }

  private mutating func nested(_ schema: Literal, _ depth: Int) -> Result {
    guard depth > 0 else { return Result(hash: StableHash("…").value, height: nil) }
    let result = result(of: schema, depth: depth - 1)
    return Result(hash: result.hash, height: result.height.map { $0 + 1 })
  }

  private func collected(_ results: [Result], isOrdered: Bool) -> Result {
    let hashes = results.map(\.hash)
    return Result(
      hash: Self.combined(isOrdered ? hashes : hashes.sorted()),
      height: results.map(\.height).reduce(0, maximum)
    )
  }

  private func maximum(_ one: Int?, _ other: Int?) -> Int? {
    guard let one, let other else { return nil }
    return max(one, other)
  }

  private static func combined(_ hashes: [UInt64]) -> UInt64 {
    var hash = StableHash("\(hashes.count)")
    for other in hashes { hash.combine(other) }
    return hash.value
  }

  // MARK: - Parts

  /// The schemas that a value must satisfy: the schema without `$ref` and `allOf`, and those that
  /// these keywords name, however they are nested.
  private func parts(of schema: Literal) -> [Literal] {
    var visited: Set<String> = []
    return parts(of: schema, &visited)
  }

  private func parts(of schema: Literal, _ visited: inout Set<String>) -> [Literal] {
    guard case .object(let members) = schema else {
      return schema == .boolean(true) ? [] : [schema]
    }
    var parts: [Literal] = []
    var own: [Literal.Member] = []
    for member in members {
      switch (member.key, member.value) {
      case ("$ref", .string(let reference)):
        guard let key = SchemaSet.key(ofReference: reference), visited.insert(key).inserted else {
          continue
        }
        parts += self.parts(of: definitions[key] ?? .boolean(true), &visited)
      case ("allOf", .array(let schemas)):
        for schema in schemas { parts += self.parts(of: schema, &visited) }
      default: own.append(member)
      }
    }
    if let nullable = nullable(own) { return parts + [nullable] }
    return own.isEmpty ? parts : parts + [.object(own)]
  }

  /// The schema with the type `null` besides its own, if it is written as two alternatives.
  private func nullable(_ members: [Literal.Member]) -> Literal? {
    guard members.count == 1, members[0].key == "anyOf",
      case .array(let alternatives) = members[0].value, alternatives.count == 2,
      let other = alternatives.first(where: { $0 != Literal.nullSchema }),
      alternatives.contains(.nullSchema)
    else { return nil }
    let parts = parts(of: other)
    let exclusive: Set = ["enum", "const", "anyOf", "oneOf", "not", "if"]
    guard parts.count == 1, case .object(var own) = parts[0],
      !own.contains(where: { exclusive.contains($0.key) }),
      let type = own.firstIndex(where: { $0.key == "type" })
    else { return nil }
    let types: [Literal] =
      if case .array(let types) = own[type].value { types } else { [own[type].value] }
    own[type].value = .array(types.filter { $0 != .string("null") } + [.string("null")])
    return .object(own)
  }
}

extension Literal {
  fileprivate static let nullSchema = Literal.object([Member(key: "type", value: .string("null"))])

  /// The key under `$defs` of a schema that is only a reference.
  var referenceAlone: String? {
    guard case .object(let members) = self, members.count == 1, members[0].key == "$ref",
      case .string(let reference) = members[0].value
    else { return nil }
    return SchemaSet.key(ofReference: reference)
  }
}
