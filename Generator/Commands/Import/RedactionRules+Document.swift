import RecordingRedaction
import Shape
import Specification

extension RedactionRules {
  /// Creates the rules of a service: its API keys, and what its documents declare as a password or
  /// as sensitive.
  ///
  /// The documented values, such as examples, aren't secret.
  init(_ service: Service, _ documents: [Node], _ schemas: SensitiveSchemas) {
    self.init()
    for scheme in service.credentials {
      guard case .apiKey(let name, let location) = scheme.kind else { continue }
      add(name, in: location.rawValue, [])
    }
    let templates = documents.flatMap { $0["paths"]?.entries.map(\.key) ?? [] }
    for document in documents {
      collect(document, templates, schemas)
      addBodies(of: document, schemas)
    }
  }

  /// Adds the rules of a further document.
  mutating func formUnion(_ other: Self) {
    headers.formUnion(other.headers)
    queryParameters.formUnion(other.queryParameters)
    cookies.formUnion(other.cookies)
    members.formUnion(other.members)
    pointers.formUnion(other.pointers)
    bodies.formUnion(other.bodies)
    paths.formUnion(other.paths)
    allowedValues.formUnion(other.allowedValues)
    schemas.merge(other.schemas) { $0.union($1) }
  }

  private mutating func add(_ name: String, in location: String, _ templates: [String]) {
    switch location {
    case "header": headers.insert(name)
    case "query": queryParameters.insert(name)
    case "cookie": cookies.insert(name)
    case "path":
      for template in templates where template.contains("{\(name)}") {
        paths.insert(SecretPath(template: template, parameters: [name]))
      }
    default: break
    }
  }

  /// Collects the sensitive properties, headers and parameters of a node and of those inside of it.
  ///
  /// `templates` are the paths of the documents, which may have a sensitive parameter.
  private mutating func collect(
    _ node: Node,
    _ templates: [String],
    _ schemas: SensitiveSchemas
  ) {
    members.formUnion(schemas.properties(of: node))
    addLimits(of: node, schemas)
    if let name = node["name"]?.string, let location = node["in"]?.string,
      node["type"]?.string == "httpApiKey" || schemas.isSensitive(described: node)
    {
      add(name, in: location, templates)
    }
    for header in node["headers"].members
    where schemas.isSensitive(described: header.value) {
      headers.insert(header.key)
    }
    if let payload = node["payload"], schemas.isSensitive(payload) {
      members.formUnion(schemas.allProperties(of: payload))
    }
    if let handshake = node["ws"] {
      queryParameters.formUnion(schemas.properties(of: handshake["query"]))
      headers.formUnion(schemas.properties(of: handshake["headers"]))
    }
    for entry in node.entries {
      if Self.exampleKeys.contains(entry.key) { allow(entry.value) }
      collect(entry.value, templates, schemas)
    }
    for element in node.elements { collect(element, templates, schemas) }
  }

  /// Adds the bodies that are sensitive as a whole.
  private mutating func addBodies(of document: Node, _ schemas: SensitiveSchemas) {
    for path in document["paths"].members {
      for operation in schemas.resolved(path.value).members {
        let method = operation.key.uppercased()
        let parameters = operation.value["parameters"].items.compactMap { schemas.resolved($0) }
        for request in [schemas.resolved(operation.value["requestBody"])]
          + parameters.filter({ $0["in"]?.string == "body" })
        {
          for type in schemas.sensitiveMediaTypes(of: request) {
            bodies.insert(
              SecretBody(template: path.key, method: method, isRequest: true, mediaType: type)
            )
          }
        }
        for response in operation.value["responses"].members {
          for type in schemas.sensitiveMediaTypes(of: schemas.resolved(response.value)) {
            bodies.insert(
              SecretBody(template: path.key, method: method, isRequest: false, mediaType: type)
            )
          }
        }
      }
    }
  }

  /// Adds the schemas of the members, the headers or the parameter that a node describes.
  private mutating func addLimits(of node: Node, _ schemas: SensitiveSchemas) {
    let members = node["properties"].members
    let headers = node["headers"].members.map { ($0.key.lowercased(), $0.value["schema"]) }
    var described = members.map { ($0.key, Optional($0.value)) } + headers
    if let name = node["name"]?.string, let location = node["in"]?.string {
      described.append((location == "header" ? name.lowercased() : name, node["schema"] ?? node))
    }
    for (name, schema) in described {
      guard let schema else { continue }
      let limits = LimitedValues(schemas).schemas(of: schema)
      if !limits.isEmpty { self.schemas[name, default: []].formUnion(limits) }
    }
  }

  /// Allows the texts of an example.
  private mutating func allow(_ node: Node) {
    if let text = node.string, text.utf8.count >= 4 { allowedValues.insert(text) }
    for entry in node.entries { allow(entry.value) }
    for element in node.elements { allow(element) }
  }

  /// The keys of documented values; a security scheme has only extensions for them.
  private static let exampleKeys: Set = [
    "const", "default", "enum", "example", "examples", "x-example", "x-examples",
  ]
}
