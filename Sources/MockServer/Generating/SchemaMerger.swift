import BinderyJSON
import Foundation

/// Merges the schemas of a value, and selects a branch of each union.
struct SchemaMerger {
  let table: SchemaTable
  /// Whether the smallest branches are selected, because the value is nested deeply.
  let isDeep: Bool
  /// The number of the attempt; later ones select other branches.
  let attempt: Int
  var random: RandomSource
  private(set) var merged = MergedSchema()

  init(_ table: SchemaTable, isDeep: Bool, attempt: Int, random: RandomSource) {
    self.table = table
    self.isDeep = isDeep
    self.attempt = attempt
    self.random = random
  }

  mutating func merge(_ id: Int) {
    guard !merged.visited.contains(id) else { return }
    merged.visited.append(id)
    let node = table.nodes[id]
    if node.isForbidden { merged.isForbidden = true }
    if let target = node.target { merge(target) }
    let keywords = node.keywords
    if let types = node.types { merged.restrict(types: types) }
    if let constant = keywords["const"] { merged.restrict(values: [constant]) }
    if let values = keywords["enum"]?.array { merged.restrict(values: values) }
    mergeNumbers(keywords)
    mergeTexts(keywords)
    mergeArrays(node)
    mergeObjects(node)
    mergeExamples(keywords)
    for part in node.lists["allOf"] ?? [] { merge(part) }
    mergeUnions(node)
  }

  private mutating func mergeNumbers(_ keywords: JSONObject) {
    if let value = keywords["minimum"]?.number?.decimal {
      merged.raise(minimum: value, isExclusive: false)
    }
    if let value = keywords["exclusiveMinimum"]?.number?.decimal {
      merged.raise(minimum: value, isExclusive: true)
    }
    if let value = keywords["maximum"]?.number?.decimal {
      merged.lower(maximum: value, isExclusive: false)
    }
    if let value = keywords["exclusiveMaximum"]?.number?.decimal {
      merged.lower(maximum: value, isExclusive: true)
    }
    if let value = keywords["multipleOf"]?.number?.decimal, value > 0 {
      merged.divisors.append(value)
    }
  }

  private mutating func mergeTexts(_ keywords: JSONObject) {
    merged.minLength = max(merged.minLength, keywords["minLength"]?.int ?? 0)
    merged.maxLength.lower(to: keywords["maxLength"]?.int)
    if let pattern = keywords["pattern"]?.string { merged.patterns.append(pattern) }
    if let format = keywords["format"]?.string { merged.formats.append(format) }
  }

  private mutating func mergeArrays(_ node: SchemaNode) {
    let keywords = node.keywords
    merged.minItems = max(merged.minItems, keywords["minItems"]?.int ?? 0)
    merged.maxItems.lower(to: keywords["maxItems"]?.int)
    if keywords["uniqueItems"]?.bool == true { merged.hasUniqueItems = true }
    merged.add(prefixItems: node.lists["prefixItems"] ?? [])
    if let items = node.parts["items"] {
      merged.items.append(items)
      if table.nodes[items].isForbidden {
        merged.maxItems.lower(to: node.lists["prefixItems"]?.count ?? 0)
      }
    }
    if let contained = node.parts["contains"] {
      merged.contains.append((contained, Self.count(keywords["minContains"])))
      merged.isUncertain = true
    }
  }

  /// The number of elements that `minContains` requires, up to more than a list may have.
  private static func count(_ minContains: JSONValue?) -> Int {
    min(max(minContains?.int ?? 1, 0), ValueGenerator.mostElements + 1)
  }

  private mutating func mergeObjects(_ node: SchemaNode) {
    let keywords = node.keywords
    let properties = node.maps["properties"] ?? []
    let patterns = node.maps["patternProperties"] ?? []
    for (key, schema) in properties { merged.add(property: key, schema) }
    for (pattern, schema) in patterns { merged.patternProperties.append((pattern, schema)) }
    for key in keywords["required"]?.array ?? [] { key.string.map { merged.require($0) } }
    for member in keywords["dependentRequired"]?.object?.members ?? [] {
      let keys = (member.value.array ?? []).compactMap(\.string)
      merged.dependentRequired.append((member.key, keys))
    }
    for (_, schema) in node.maps["dependentSchemas"] ?? [] {
      merged.isUncertain = true
      if attempt % 2 == 0 { merge(schema) }
    }
    if let names = node.parts["propertyNames"] { merged.propertyNames.append(names) }
    merged.minProperties = max(merged.minProperties, keywords["minProperties"]?.int ?? 0)
    merged.maxProperties.lower(to: keywords["maxProperties"]?.int)
    if let additional = node.parts["additionalProperties"] {
      if table.nodes[additional].isForbidden {
        merged.closed.append((Set(properties.map(\.key)), patterns.map(\.key)))
      } else {
        merged.additional.append(additional)
      }
    }
    if let rest = node.parts["unevaluatedProperties"], table.nodes[rest].isForbidden {
      merged.isUnevaluatedClosed = true
    }
  }

  private mutating func mergeExamples(_ keywords: JSONObject) {
    merged.examples += keywords["examples"]?.array ?? []
    if let example = keywords["example"] { merged.examples.append(example) }
    if let value = keywords["default"] { merged.examples.append(value) }
  }

  // MARK: - Unions

  private mutating func mergeUnions(_ node: SchemaNode) {
    let discriminator = node.keywords["discriminator"]
    let unions = ["oneOf", "anyOf"].filter { node.lists[$0]?.isEmpty == false }
    for keyword in unions {
      merged.isUncertain = true
      let branches = node.lists[keyword] ?? []
      guard let branch = branch(of: branches) else { continue }
      if keyword == "oneOf" { merged.excluded += branches.filter { $0 != branch } }
      merge(branch)
      if let discriminator { add(discriminator, of: branch) }
    }
    if unions.isEmpty, let discriminator { mergeSubtype(discriminator) }
    if node.parts["not"] != nil { merged.isUncertain = true }
    guard let condition = node.parts["if"] else { return }
    merged.isUncertain = true
    if attempt % 2 == 0 {
      merge(condition)
      node.parts["then"].map { merge($0) }
    } else {
      node.parts["else"].map { merge($0) }
    }
  }

  private mutating func branch(of branches: [Int]) -> Int? {
    let depths = table.depths
    let finite = branches.filter { depths[$0] < SchemaTable.infinite }
    guard !isDeep else {
      let smallest = finite.min { depths[$0] < depths[$1] } ?? branches[0]
      return attempt == 0 ? smallest : random.element(of: finite)
    }
    // A value other than null is more useful.
    let useful = finite.filter { table.nodes[$0].types != ["null"] }
    return random.element(of: attempt > 5 || useful.isEmpty ? finite : useful)
  }

  private mutating func add(_ discriminator: JSONValue, of branch: Int) {
    guard let key = discriminator["propertyName"]?.string else { return }
    let target = table.nodes[branch].target ?? branch
    let pointer = table.nodes[target].pointer
    let mapped = mapping(of: discriminator).first { $0.pointer == pointer }?.value
    let name = pointer.split(separator: "/").last.map(String.init) ?? ""
    merged.discriminators.append((key, mapped ?? name))
  }

  /// Merges a subtype of a base schema with a discriminator.
  private mutating func mergeSubtype(_ discriminator: JSONValue) {
    guard let key = discriminator["propertyName"]?.string else { return }
    let mapping = mapping(of: discriminator)
    let visited = Set(merged.visited.map { table.nodes[$0].pointer })
    if let known = mapping.first(where: { visited.contains($0.pointer) }) {
      merged.discriminators.append((key, known.value))
      return
    }
    merged.isUncertain = true
    let subtypes = mapping.filter { subtype in
      table.id(at: subtype.pointer).map { table.depths[$0] < SchemaTable.infinite } ?? false
    }
    guard let subtype = random.element(of: subtypes), let id = table.id(at: subtype.pointer) else {
      return
    }
    merge(id)
    if !merged.discriminators.contains(where: { $0.key == key }) {
      merged.discriminators.append((key, subtype.value))
    }
  }

  private func mapping(of discriminator: JSONValue) -> [(value: String, pointer: String)] {
    (discriminator["mapping"]?.object?.members ?? []).compactMap { member in
      guard let reference = member.value.string?.drop(while: { $0 == "#" }) else { return nil }
      return (member.key, reference.removingPercentEncoding ?? String(reference))
    }
  }
}
