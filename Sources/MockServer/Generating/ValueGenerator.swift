import BinderyJSON
import Foundation
import SchemaValidation

/// Generates values of schemas, the same for the same seed.
///
/// Each value is checked with its schema, and generated again in another way if it's invalid.
struct ValueGenerator {
  let schemas: MockedSchemas
  /// The keyword of properties that the sender omits: `writeOnly` in responses.
  let omitted: String
  /// Whether examples and defaults of schemas are used.
  var usesExamples = true
  var random: RandomSource
  /// The number of further values, which bounds the time for a schema without valid values.
  private var budget = 4_000
  private var depth = 0

  /// The depth from which values are as small as possible.
  private static let deepLevel = 5
  /// The depth from which no further members are generated.
  private static let limit = 40

  init(_ schemas: MockedSchemas, omitting omitted: String, random: RandomSource) {
    self.schemas = schemas
    self.omitted = omitted
    self.random = random
  }

  private var table: SchemaTable { schemas.table }

  /// Returns a value of the schema with a key under `$defs`; nil if none was found that is valid.
  mutating func value(of key: String) -> JSONValue? {
    guard let id = table.definition(key) else { return nil }
    return value(of: [id])
  }

  /// Returns a value that satisfies all schemas.
  mutating func value(of ids: [Int]) -> JSONValue? {
    guard depth < Self.limit else { return nil }
    var count = 1
    var attempt = 0
    while attempt < count, budget > 0 {
      budget -= 1
      var merger = SchemaMerger(
        table,
        isDeep: depth >= Self.deepLevel,
        attempt: attempt,
        random: RandomSource(seed: random.next())
      )
      for id in ids { merger.merge(id) }
      let merged = merger.merged
      if attempt == 0, usesExamples,
        let example = merged.examples.first(where: { isValid($0, ids) })
      {
        return example
      }
      if let value = value(of: merged, attempt), isValid(value, ids) { return value }
      count = merged.isUncertain || depth == 0 ? 24 : 12
      attempt += 1
    }
    return nil
  }

  private func isValid(_ value: JSONValue, _ ids: [Int]) -> Bool {
    ids.allSatisfy { schemas.isValid(value, $0) }
  }

  private mutating func value(of merged: MergedSchema, _ attempt: Int) -> JSONValue? {
    if merged.isForbidden { return nil }
    if let values = merged.values {
      let useful = values.filter { !$0.isNull }
      return random.element(of: attempt > 3 || useful.isEmpty ? values : useful)
    }
    switch kind(of: merged, attempt) {
    case "null": return .null
    case "boolean": return .boolean(random.number(in: 0...1) == 1)
    case "integer": return NumberRange(merged, isInteger: true).value(&random, attempt)
    case "number": return NumberRange(merged, isInteger: false).value(&random, attempt)
    case "array": return array(merged, attempt)
    case "object": return object(merged, attempt)
    default:
      return TextGenerator(merged).text(&random, attempt).map(JSONValue.string)
    }
  }

  private mutating func kind(of merged: MergedSchema, _ attempt: Int) -> String {
    guard let types = merged.types else { return merged.impliedType }
    var sorted = types.sorted()
    if sorted.count > 1, attempt < 8 { sorted.removeAll { $0 == "null" } }
    if sorted.count > 1, depth >= Self.deepLevel {
      let small = sorted.filter { $0 != "object" && $0 != "array" }
      if !small.isEmpty { sorted = small }
    }
    if attempt < 4, sorted.contains(merged.impliedType) { return merged.impliedType }
    return random.element(of: sorted) ?? "null"
  }

  // MARK: - Arrays

  /// The number of elements of the longest list that is generated.
  static let mostElements = 10_000

  private mutating func array(_ merged: MergedSchema, _ attempt: Int) -> JSONValue? {
    let isDeep = depth >= Self.deepLevel
    let usual =
      isDeep || attempt > 6 ? 0 : merged.prefixItems.isEmpty ? 2 : merged.prefixItems.count
    let least = max(merged.minItems, merged.contains.reduce(0) { $0 + $1.count })
    let count = min(max(least, usual), merged.maxItems ?? .max)
    guard count <= Self.mostElements, least <= Self.mostElements else { return nil }
    depth += 1
    defer { depth -= 1 }
    var elements: [JSONValue] = []
    var contained = merged.contains.flatMap { Array(repeating: $0.schema, count: $0.count) }[...]
    while elements.count < count {
      var ids =
        elements.count < merged.prefixItems.count
        ? merged.prefixItems[elements.count] : merged.items
      if elements.count >= merged.prefixItems.count, let schema = contained.popFirst() {
        ids.append(schema)
      }
      guard let element = element(of: ids, after: merged.hasUniqueItems ? elements : []) else {
        if elements.count >= least { break }
        return nil
      }
      elements.append(element)
    }
    return .array(elements)
  }

  /// Returns an element that differs from others.
  private mutating func element(of ids: [Int], after others: [JSONValue]) -> JSONValue? {
    let outer = usesExamples
    defer { usesExamples = outer }
    for _ in 0..<(others.isEmpty ? 1 : 12) {
      let value = ids.isEmpty ? .string(TextGenerator.word(&random)) : value(of: ids)
      guard let value else { return nil }
      if !others.contains(value) { return value }
      usesExamples = false
    }
    return nil
  }

  // MARK: - Objects

  private mutating func object(_ merged: MergedSchema, _ attempt: Int) -> JSONValue? {
    depth += 1
    defer { depth -= 1 }
    var merged = merged
    for key in merged.dependencies { merged.require(key) }
    var object = JSONObject()
    for (key, _) in merged.properties where merged.required.contains(key) {
      guard let value = member(key, merged) else { return nil }
      object[key] = value
    }
    for key in merged.required where object[key] == nil {
      guard let value = member(key, merged) else { return nil }
      object[key] = value
    }
    for (key, schemas) in merged.properties where object[key] == nil {
      guard isIncluded(key, schemas, merged, attempt), object.count < merged.maxProperties ?? .max,
        let value = member(key, merged)
      else { continue }
      object[key] = value
      addDependencies(of: key, merged, to: &object)
    }
    addFurther(merged, to: &object)
    for branch in merged.excluded { violate(branch, merged, in: &object) }
    return .object(object)
  }

  /// Adds or replaces a member so that an object doesn't satisfy another branch of `oneOf`.
  private mutating func violate(
    _ branch: Int,
    _ merged: MergedSchema,
    in object: inout JSONObject
  ) {
    guard isValid(.object(object), [branch]) else { return }
    for (key, _) in merged.properties where object[key] == nil {
      guard let value = member(key, merged) else { continue }
      var changed = object
      changed[key] = value
      guard !isValid(.object(changed), [branch]) else { continue }
      object = changed
      return
    }
    var merger = SchemaMerger(
      table,
      isDeep: true,
      attempt: 0,
      random: RandomSource(seed: random.next())
    )
    merger.merge(branch)
    for (key, schemas) in merger.merged.properties where merged.permits(key) {
      let own = merged.properties.first { $0.key == key }?.schemas ?? merged.additional
      for value in Self.simpleValues where isValid(value, own) && !schemas.isEmpty {
        var changed = object
        changed[key] = value
        guard !isValid(.object(changed), [branch]) else { continue }
        object = changed
        return
      }
    }
  }

  /// Values of all types, for a member that a schema doesn't permit.
  private static let simpleValues: [JSONValue] = [
    "text", 1, true, [], .object([:]), .number(JSONNumber(-1)), "", .null,
  ]

  private mutating func isIncluded(
    _ key: String,
    _ schemas: [Int],
    _ merged: MergedSchema,
    _ attempt: Int
  ) -> Bool {
    guard depth <= Self.deepLevel, attempt < 10, merged.permits(key),
      schemas.allSatisfy({ table.depths[$0] < Self.deepLevel - depth + 2 }),
      !schemas.contains(where: { isOmitted($0) })
    else { return false }
    // Other attempts omit some members, which `not` or a dependency can forbid.
    return attempt == 0 || random.number(in: 0...9) >= attempt
  }

  private func isOmitted(_ id: Int) -> Bool {
    let node = table.nodes[id]
    return node.keywords[omitted]?.bool == true
      || node.target.map { table.nodes[$0].keywords[omitted]?.bool == true } ?? false
  }

  /// Returns the value of a member; nil if none is valid.
  private mutating func member(_ key: String, _ merged: MergedSchema) -> JSONValue? {
    guard merged.permits(key) else { return nil }
    var ids = merged.properties.first { $0.key == key }?.schemas ?? []
    ids += merged.patternProperties.filter { PatternText.matches($0.pattern, key) }.map(\.schema)
    if let named = merged.discriminators.first(where: { $0.key == key })?.value {
      let value = JSONValue.string(named)
      if isValid(value, ids) { return value }
    }
    if ids.isEmpty { ids = merged.additional }
    return ids.isEmpty ? .string(TextGenerator.word(&random)) : value(of: ids)
  }

  private mutating func addDependencies(
    of key: String,
    _ merged: MergedSchema,
    to object: inout JSONObject
  ) {
    for (name, keys) in merged.dependentRequired where name == key {
      for key in keys where object[key] == nil { object[key] = member(key, merged) }
    }
  }

  /// Adds members that no property describes: as many as required, or some if all are of this kind.
  private mutating func addFurther(_ merged: MergedSchema, to object: inout JSONObject) {
    let isMap = merged.properties.isEmpty && !(merged.additional + merged.patternKeys).isEmpty
    let usual = isMap && depth <= Self.deepLevel ? 2 : 0
    let least = min(max(merged.minProperties, usual), merged.maxProperties ?? .max)
    guard least <= 10_000, merged.minProperties > object.count || !merged.isUnevaluatedClosed else {
      return
    }
    var attempts = 0
    while object.count < least, attempts < 4 * least + 20 {
      attempts += 1
      let key = furtherKey(merged, attempts)
      guard object[key] == nil, merged.permits(key) else { continue }
      object[key] = member(key, merged)
    }
  }

  private mutating func furtherKey(_ merged: MergedSchema, _ attempt: Int) -> String {
    if !merged.propertyNames.isEmpty, case .string(let key)? = value(of: merged.propertyNames) {
      return key
    }
    if let pattern = random.element(of: merged.patternProperties)?.pattern,
      let key = PatternText(pattern)?.text(&random, spread: attempt % 4)
    {
      return key
    }
    let word = TextGenerator.word(&random)
    return attempt < 12 ? word : "\(word)\(attempt)"
  }
}

extension MergedSchema {
  /// The type of the values that the keywords restrict.
  fileprivate var impliedType: String {
    if !properties.isEmpty || !required.isEmpty || !additional.isEmpty || !closed.isEmpty
      || !patternProperties.isEmpty || minProperties > 0 || !discriminators.isEmpty
    {
      return "object"
    }
    if !items.isEmpty || !prefixItems.isEmpty || minItems > 0 || !contains.isEmpty {
      return "array"
    }
    if minimum != nil || maximum != nil || !divisors.isEmpty { return "number" }
    return "string"
  }

  /// The keys that the required members require.
  fileprivate var dependencies: [String] {
    dependentRequired.filter { required.contains($0.key) }.flatMap(\.keys)
  }

  fileprivate var patternKeys: [Int] { patternProperties.map(\.schema) }
}
