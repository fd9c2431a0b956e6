import RecordingRedaction
import Shape
import Specification

extension RedactionRules {
  /// Creates the rules of a service: its API keys, and what its documents declare as a password or
  /// as sensitive.
  ///
  /// The documented values, such as examples, aren't secret.
  init(_ service: Service, _ documents: [Node]) {
    self.init()
    for scheme in service.credentials {
      guard case .apiKey(let name, let location) = scheme.kind else { continue }
      add(name, in: location.rawValue, [])
    }
    let templates = documents.flatMap { $0["paths"]?.entries.map(\.key) ?? [] }
    for document in documents { collect(document, templates) }
  }

  /// Adds the rules of a further document.
  mutating func formUnion(_ other: Self) {
    headers.formUnion(other.headers)
    queryParameters.formUnion(other.queryParameters)
    cookies.formUnion(other.cookies)
    members.formUnion(other.members)
    pointers.formUnion(other.pointers)
    paths.formUnion(other.paths)
    allowedValues.formUnion(other.allowedValues)
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

  /// Collects the sensitive properties and parameters of a node and of those inside of it.
  ///
  /// `templates` are the paths of the documents, which may have a sensitive parameter.
  private mutating func collect(_ node: Node, _ templates: [String]) {
    if let properties = node["properties"] {
      for property in properties.entries where property.value.isSensitive {
        members.insert(property.key)
      }
    }
    if let name = node["name"]?.string, let location = node["in"]?.string,
      node.isSensitive || node["schema"]?.isSensitive == true
    {
      add(name, in: location, templates)
    }
    for entry in node.entries {
      if Self.exampleKeys.contains(entry.key) { allow(entry.value) }
      collect(entry.value, templates)
    }
    for element in node.elements { collect(element, templates) }
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

extension Node {
  fileprivate var isSensitive: Bool {
    self["format"]?.string == "password" || self["x-sensitive"]?.text == "true"
  }
}
