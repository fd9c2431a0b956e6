import BinderyRuntime

/// Turns the schema objects that can be reached into nodes with ready keywords.
final class SchemaCompiler {
  private var index: SchemaIndex
  private var nodes: [SchemaNode] = []
  private var compiled: [SchemaSite: Int] = [:]
  private var dialects: [Int: ResourceDialect] = [:]
  private let standard: ResourceDialect
  private let assertsFormats: Bool

  init(index: SchemaIndex, dialect: SchemaDialect, assertsFormats: Bool) {
    self.index = index
    self.standard = dialect == .openAPI ? .openAPI : .draft2020
    self.assertsFormats = assertsFormats
  }

  func plan() throws(SchemaError) -> SchemaPlan {
    let root = SchemaSite(document: 0)
    _ = try node(at: root)
    var definitions: [String: Int] = [:]
    for member in index.value(at: root)?["$defs"]?.object?.members ?? [] {
      definitions[member.key] = try node(at: root.child(["$defs", member.key]))
    }
    let anchors = try dynamicAnchors()
    return SchemaPlan(nodes: nodes, dynamicAnchors: anchors, definitions: definitions)
  }

  /// The node of a place, compiled at the first call.
  func node(at site: SchemaSite) throws(SchemaError) -> Int {
    if let known = compiled[site] { return known }
    let id = nodes.count
    let resource = index.owner(of: site)
    nodes.append(SchemaNode(location: location(of: site), resource: resource, keywords: []))
    compiled[site] = id
    switch index.value(at: site) {
    case .boolean(true): break
    case .boolean(false): nodes[id].keywords = [Forbidden()]
    case .object(let object):
      let dialect = try self.dialect(of: resource)
      let source = SchemaSource(object: object, site: site, dialect: dialect, compiler: self)
      nodes[id].keywords = try keywords(of: source)
    default: throw SchemaError(location: location(of: site), reason: .notASchema)
    }
    return id
  }

  /// The node that a reference names, and the dynamic anchor by which it may be overridden.
  func reference(
    _ reference: String,
    from site: SchemaSite
  ) throws(SchemaError) -> (node: Int, dynamicAnchor: String?) {
    guard let target = index.find(reference, from: index.owner(of: site)) else {
      throw SchemaError(location: location(of: site), reason: .unresolved(reference: reference))
    }
    let node = try node(at: target.site)
    guard let anchor = target.anchor else { return (node, nil) }
    let owner = index.resources[index.owner(of: target.site)]
    return (node, owner.dynamicAnchors[anchor] == nil ? nil : anchor)
  }

  func location(of site: SchemaSite) -> String {
    let document =
      site.document == 0 ? "" : index.resources[index.owner(of: .init(document: site.document))].uri
    return document + "#" + site.fragment
  }

  private func keywords(of source: SchemaSource) throws(SchemaError) -> [any SchemaKeyword] {
    var found: [any SchemaKeyword] = []
    for (vocabulary, types) in SchemaKeywords.all {
      guard source.dialect.vocabularies.contains(vocabulary) || asserts(vocabulary) else {
        continue
      }
      for type in types {
        if let keyword = try type.init(source) { found.append(keyword) }
      }
    }
    return found
  }

  private func asserts(_ vocabulary: SchemaVocabulary) -> Bool {
    assertsFormats && vocabulary == .formatAssertion
  }

  private func dialect(of resource: Int) throws(SchemaError) -> ResourceDialect {
    if let known = dialects[resource] { return known }
    let described = index.resources[resource]
    let dialect: ResourceDialect
    if let uri = index.value(at: described.site)?.member("$schema")?.string {
      dialect = try ResourceDialect(uri, standard: standard, in: index)
    } else if let parent = described.parent {
      dialect = try self.dialect(of: parent)
    } else {
      dialect = standard
    }
    dialects[resource] = dialect
    return dialect
  }

  /// For each resource the nodes that a `$dynamicRef` may meet there.
  private func dynamicAnchors() throws(SchemaError) -> [[String: Int]] {
    var anchors: [[String: Int]] = []
    // Compiling an anchor may bring further resources.
    while anchors.count < index.resources.count {
      var nodes: [String: Int] = [:]
      for (name, site) in index.resources[anchors.count].dynamicAnchors {
        nodes[name] = try node(at: site)
      }
      anchors.append(nodes)
    }
    return anchors
  }
}
