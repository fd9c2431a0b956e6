import RecordingRedaction
import Shape
import Specification

extension RedactionRules {
  /// Creates the rules of a service: its API keys, and what the document declares as a password or
  /// as sensitive.
  init(_ service: Service, _ document: Node?) {
    self.init()
    for scheme in service.credentials {
      guard case .apiKey(let name, let location) = scheme.kind else { continue }
      add(name, in: location.rawValue)
    }
    if let document { collect(document) }
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

  private mutating func add(_ name: String, in location: String) {
    switch location {
    case "header": headers.insert(name)
    case "query": queryParameters.insert(name)
    case "cookie": cookies.insert(name)
    default: break
    }
  }

  /// Collects the sensitive properties and parameters of a node and of those inside of it.
  private mutating func collect(_ node: Node) {
    if let properties = node["properties"] {
      for property in properties.entries where property.value.isSensitive {
        members.insert(property.key)
      }
    }
    if let name = node["name"]?.string, let location = node["in"]?.string,
      node.isSensitive || node["schema"]?.isSensitive == true
    {
      add(name, in: location)
    }
    for entry in node.entries { collect(entry.value) }
    for element in node.elements { collect(element) }
  }
}

extension Node {
  fileprivate var isSensitive: Bool {
    self["format"]?.string == "password" || self["x-sensitive"]?.text == "true"
  }
}
