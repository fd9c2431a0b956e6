import BinderyJSON

/// The index of a schema's documents, resources (`$id`) and anchors.
struct SchemaIndex {
  private(set) var resources: [SchemaResource] = []
  private var documents: [JSONValue] = []
  private var resourcesByURI: [String: Int] = [:]
  private var owners: [SchemaLocation: Int] = [:]
  private let remotes: [String: JSONValue]

  init(document: JSONValue, uri: String, remotes: [String: JSONValue]) {
    self.remotes = remotes
    add(document, uri: uri)
  }

  /// Returns the document with an absolute URI, if it is known.
  func document(_ uri: String) -> JSONValue? {
    remotes[uri] ?? Metaschema.document(uri)
  }

  func value(at schemaLocation: SchemaLocation) -> JSONValue? {
    var value = documents[schemaLocation.document]
    for step in schemaLocation.pointer {
      guard let next = value.member(step) else { return nil }
      value = next
    }
    return value
  }

  /// Returns the resource of a location, and indexes it if no known keyword refers to it.
  mutating func owner(of schemaLocation: SchemaLocation) -> Int {
    if let owner = owners[schemaLocation] { return owner }
    var ancestor = schemaLocation
    while !ancestor.pointer.isEmpty, owners[ancestor] == nil { ancestor.pointer.removeLast() }
    let owner = owners[ancestor] ?? 0
    if let value = value(at: schemaLocation) { scan(value, at: schemaLocation, in: owner) }
    return owners[schemaLocation] ?? owner
  }

  /// Returns the location that a reference resolves to, relative to a resource; nil if unresolved.
  mutating func find(_ reference: String, from resource: Int) -> Target? {
    let uri = URIReference.resolve(reference, against: resources[resource].uri)
    guard let found = self.resource(uri.document) else { return nil }
    let fragment = String(uri.fragment ?? "").removingPercentEncoding ?? ""
    guard let steps = SchemaLocation.steps(fragment) else {
      return resources[found].anchors[fragment].map { Target(schemaLocation: $0, anchor: fragment) }
    }
    var schemaLocation = resources[found].schemaLocation
    schemaLocation.pointer += steps
    return value(at: schemaLocation) == nil ? nil : Target(schemaLocation: schemaLocation)
  }

  struct Target {
    var schemaLocation: SchemaLocation
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
    let schemaLocation = SchemaLocation(document: documents.count - 1)
    let resource = add(SchemaResource(uri: uri, schemaLocation: schemaLocation, parent: nil))
    scan(document, at: schemaLocation, in: resource)
    return owners[schemaLocation] ?? resource
  }

  private mutating func add(_ resource: SchemaResource) -> Int {
    resources.append(resource)
    if resourcesByURI[resource.uri] == nil { resourcesByURI[resource.uri] = resources.count - 1 }
    return resources.count - 1
  }

  private mutating func scan(
    _ schema: JSONValue,
    at schemaLocation: SchemaLocation,
    in resource: Int
  ) {
    guard owners[schemaLocation] == nil else { return }
    var resource = resource
    if let id = schema.member("$id")?.string {
      resource = enter(id, at: schemaLocation, from: resource)
    }
    owners[schemaLocation] = resource
    guard case .object(let object) = schema else { return }
    if let name = object["$anchor"]?.string { resources[resource].anchors[name] = schemaLocation }
    if let name = object["$dynamicAnchor"]?.string {
      resources[resource].anchors[name] = schemaLocation
      resources[resource].dynamicAnchors[name] = schemaLocation
    }
    for child in SchemaChildren(of: object) {
      scan(child.value, at: schemaLocation.child(child.steps), in: resource)
    }
  }

  private mutating func enter(_ id: String, at schemaLocation: SchemaLocation, from parent: Int)
    -> Int
  {
    let uri = URIReference.resolve(id, against: resources[parent].uri).document
    guard resources[parent].schemaLocation == schemaLocation else {
      return add(SchemaResource(uri: uri, schemaLocation: schemaLocation, parent: parent))
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
  var schemaLocation: SchemaLocation
  /// The enclosing resource, whose dialect applies.
  var parent: Int?
  var anchors: [String: SchemaLocation] = [:]
  var dynamicAnchors: [String: SchemaLocation] = [:]
}
