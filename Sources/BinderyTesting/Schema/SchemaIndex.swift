import BinderyRuntime

/// The index of a schema's documents, resources (`$id`) and anchors.
struct SchemaIndex {
  private(set) var resources: [SchemaResource] = []
  private var documents: [JSONValue] = []
  private var resourcesByURI: [String: Int] = [:]
  private var owners: [SchemaSite: Int] = [:]
  private let remotes: [String: JSONValue]

  init(document: JSONValue, uri: String, remotes: [String: JSONValue]) {
    self.remotes = remotes
    add(document, uri: uri)
  }

  /// Returns the document with an absolute URI, if it is known.
  func document(_ uri: String) -> JSONValue? {
    remotes[uri] ?? Metaschema.document(uri)
  }

  func value(at site: SchemaSite) -> JSONValue? {
    var value = documents[site.document]
    for step in site.pointer {
      guard let next = value.member(step) else { return nil }
      value = next
    }
    return value
  }

  /// Returns the resource of a location, and indexes it if no known keyword refers to it.
  mutating func owner(of site: SchemaSite) -> Int {
    if let owner = owners[site] { return owner }
    var ancestor = site
    while !ancestor.pointer.isEmpty, owners[ancestor] == nil { ancestor.pointer.removeLast() }
    let owner = owners[ancestor] ?? 0
    if let value = value(at: site) { scan(value, at: site, in: owner) }
    return owners[site] ?? owner
  }

  /// Returns the location that a reference resolves to, relative to a resource; nil if unresolved.
  mutating func find(_ reference: String, from resource: Int) -> Target? {
    let uri = URIReference.resolve(reference, against: resources[resource].uri)
    guard let found = self.resource(uri.document) else { return nil }
    let fragment = String(uri.fragment ?? "").removingPercentEncoding ?? ""
    guard let steps = SchemaSite.steps(fragment) else {
      return resources[found].anchors[fragment].map { Target(site: $0, anchor: fragment) }
    }
    var site = resources[found].site
    site.pointer += steps
    return value(at: site) == nil ? nil : Target(site: site)
  }

  struct Target {
    var site: SchemaSite
    /// The anchor of the reference.
    var anchor: String?
  }

  private mutating func resource(_ uri: String) -> Int? {
    if let known = resourcesByURI[uri] { return known }
    guard let document = document(uri) else { return nil }
    return add(document, uri: uri)
  }

  @discardableResult
  private mutating func add(_ document: JSONValue, uri: String) -> Int {
    documents.append(document)
    let site = SchemaSite(document: documents.count - 1)
    let resource = add(SchemaResource(uri: uri, site: site, parent: nil))
    scan(document, at: site, in: resource)
    return owners[site] ?? resource
  }

  private mutating func add(_ resource: SchemaResource) -> Int {
    resources.append(resource)
    if resourcesByURI[resource.uri] == nil { resourcesByURI[resource.uri] = resources.count - 1 }
    return resources.count - 1
  }

  private mutating func scan(_ schema: JSONValue, at site: SchemaSite, in resource: Int) {
    guard owners[site] == nil else { return }
    var resource = resource
    if let id = schema.member("$id")?.string {
      resource = enter(id, at: site, from: resource)
    }
    owners[site] = resource
    guard case .object(let object) = schema else { return }
    if let name = object["$anchor"]?.string { resources[resource].anchors[name] = site }
    if let name = object["$dynamicAnchor"]?.string {
      resources[resource].anchors[name] = site
      resources[resource].dynamicAnchors[name] = site
    }
    for child in SchemaChildren(of: object) {
      scan(child.value, at: site.child(child.steps), in: resource)
    }
  }

  private mutating func enter(_ id: String, at site: SchemaSite, from parent: Int) -> Int {
    let uri = URIReference.resolve(id, against: resources[parent].uri).document
    guard resources[parent].site == site else {
      return add(SchemaResource(uri: uri, site: site, parent: parent))
    }
    // The `$id` of the document's root: both URIs refer to it.
    resources[parent].uri = uri
    if resourcesByURI[uri] == nil { resourcesByURI[uri] = parent }
    return parent
  }
}

/// A schema with its own URI, and its anchors.
struct SchemaResource {
  var uri: String
  var site: SchemaSite
  /// The enclosing resource, whose dialect applies.
  var parent: Int?
  var anchors: [String: SchemaSite] = [:]
  var dynamicAnchors: [String: SchemaSite] = [:]
}
