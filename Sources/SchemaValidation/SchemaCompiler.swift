import BinderyJSON

/// Compiles the reachable schema objects into nodes.
final class SchemaCompiler {
  private var index: SchemaIndex
  private var nodes: [SchemaNode] = []
  private var ids: [SchemaLocation: Int] = [:]
  /// The locations of `nodes`; the first `done` nodes have their checks.
  private var locations: [SchemaLocation] = []
  private var done = 0
  private var dialects: [Int: ResourceDialect] = [:]
  private let standard: ResourceDialect
  private let formats: FormatAssertion

  init(index: SchemaIndex, dialect: SchemaDialect, formats: FormatAssertion) {
    self.index = index
    self.standard = dialect == .openAPI ? .openAPI : .draft2020
    self.formats = formats
  }

  /// The check of a format where the dialect asserts formats; nil for an unknown one, and for one
  /// that isn't asserted.
  func assertedFormat(named name: String) -> SchemaFormat? {
    guard case .only(let names) = formats else { return SchemaFormat.named(name) }
    guard names.contains(name) else { return nil }
    return name == "date-time" ? .dateTimeOrVariant : SchemaFormat.named(name)
  }

  func plan() throws(SchemaError) -> SchemaPlan {
    let root = SchemaLocation(document: 0)
    _ = node(at: root)
    var definitions: [String: Int] = [:]
    for member in index.value(at: root)?["$defs"]?.object?.members ?? [] {
      definitions[member.key] = node(at: root.child(["$defs", member.key]))
    }
    let anchors = try compileAll()
    return SchemaPlan(nodes: nodes, dynamicAnchors: anchors, definitions: definitions)
  }

  /// Returns the node of a location, which is compiled later.
  ///
  /// Recursion could overflow the stack, because it would follow the longest chain of references.
  func node(at schemaLocation: SchemaLocation) -> Int {
    if let known = ids[schemaLocation] { return known }
    let resource = index.owner(of: schemaLocation)
    nodes.append(SchemaNode(location: location(of: schemaLocation), resource: resource, checks: []))
    ids[schemaLocation] = nodes.count - 1
    locations.append(schemaLocation)
    return nodes.count - 1
  }

  private func checks(at schemaLocation: SchemaLocation) throws(SchemaError) -> [SchemaCheck] {
    switch index.value(at: schemaLocation) {
    case .boolean(true): return []
    case .boolean(false): return [SchemaKeywords.forbidden]
    case .object(let object):
      let dialect = try self.dialect(of: index.owner(of: schemaLocation))
      return try checks(
        of: SchemaSource(
          object: object,
          schemaLocation: schemaLocation,
          dialect: dialect,
          compiler: self
        )
      )
    default: throw SchemaError(location: location(of: schemaLocation), reason: .notASchema)
    }
  }

  /// Returns the node that a reference resolves to, and the dynamic anchor that may override it.
  func reference(
    _ reference: String,
    from schemaLocation: SchemaLocation
  ) throws(SchemaError) -> (node: Int, dynamicAnchor: String?) {
    guard let target = index.find(reference, from: index.owner(of: schemaLocation)) else {
      throw SchemaError(
        location: location(of: schemaLocation),
        reason: .unresolved(reference: reference)
      )
    }
    let node = node(at: target.schemaLocation)
    guard let anchor = target.anchor else { return (node, nil) }
    let owner = index.resources[index.owner(of: target.schemaLocation)]
    return (node, owner.dynamicAnchors[anchor] == nil ? nil : anchor)
  }

  func location(of schemaLocation: SchemaLocation) -> String {
    let document =
      schemaLocation.document == 0
      ? "" : index.resources[index.owner(of: .init(document: schemaLocation.document))].uri
    return document + "#" + schemaLocation.fragment
  }

  private func checks(of source: SchemaSource) throws(SchemaError) -> [SchemaCheck] {
    if source.dialect.isDraft7, let alone = try SchemaKeywords.reference(source) { return [alone] }
    var found: [SchemaCheck] = []
    for keyword in SchemaKeywords.all {
      let vocabularies = source.dialect.vocabularies
      guard vocabularies.contains(keyword.vocabulary) || asserts(keyword.vocabulary) else {
        continue
      }
      if let check = try keyword.check(source) { found.append(check) }
    }
    return found
  }

  private func asserts(_ vocabulary: SchemaVocabulary) -> Bool {
    formats != .asInDialect && vocabulary == .formatAssertion
  }

  private func dialect(of resource: Int) throws(SchemaError) -> ResourceDialect {
    if let known = dialects[resource] { return known }
    let described = index.resources[resource]
    let dialect: ResourceDialect
    if let uri = index.value(at: described.schemaLocation)?.member("$schema")?.string {
      dialect = try ResourceDialect(uri, standard: standard, in: index)
    } else if let parent = described.parent {
      dialect = try self.dialect(of: parent)
    } else {
      dialect = standard
    }
    dialects[resource] = dialect
    return dialect
  }

  /// Compiles all pending nodes and those that they add.
  ///
  /// Returns the nodes of the dynamic anchors for each resource.
  private func compileAll() throws(SchemaError) -> [[String: Int]] {
    var anchors: [[String: Int]] = []
    while true {
      while done < locations.count {
        let schemaLocation = locations[done]
        nodes[done].checks = try checks(at: schemaLocation)
        done += 1
      }
      guard anchors.count < index.resources.count else { return anchors }
      anchors.append(index.resources[anchors.count].dynamicAnchors.mapValues { node(at: $0) })
    }
  }
}
