extension OpenAPI {
  /// The objects that descriptions share, by the section of `components` that holds them.
  public enum ObjectKind: String, Sendable {
    case schemas, responses, parameters, examples, requestBodies, headers, securitySchemes, links
    case callbacks, pathItems, mediaTypes

    /// One of them as a sentence says it.
    var words: String {
      switch self {
      case .schemas: "a schema"
      case .responses: "a response"
      case .parameters: "a parameter"
      case .examples: "an example"
      case .requestBodies: "a request body"
      case .headers: "a header"
      case .securitySchemes: "a security scheme"
      case .links: "a link"
      case .callbacks: "a callback"
      case .pathItems: "a path item"
      case .mediaTypes: "a media type"
      }
    }

    /// Whether it has a body's `content`.
    var hasContent: Bool { self == .responses || self == .requestBodies }

    /// Whether an object of another kind does in the place of this one as it is.
    func admits(_ other: Self) -> Bool {
      let values: Set = [Self.parameters, .headers]
      return self == other || values.contains(self) && values.contains(other)
    }
  }
}

extension Node {
  /// What it is by the section of `components` in which it stands.
  var sectionKind: OpenAPI.ObjectKind? {
    guard let section = parent, let components = section.parent, components.step == "components",
      components.parent == tree.root
    else { return nil }
    return section.step.flatMap(OpenAPI.ObjectKind.init)
  }

  /// Whether it is a whole section of `components`, and not one of its objects.
  var isSection: Bool {
    guard let components = parent, components.step == "components",
      components.parent == tree.root
    else { return false }
    return step.flatMap(OpenAPI.ObjectKind.init) != nil
  }

  /// Whether it is a schema, by where it stands or by what it says of a body.
  var isSchema: Bool { sectionKind.map { $0 == .schemas } ?? describesType }

  /// Whether a mapping has what only a schema has.
  var describesType: Bool {
    kind == .mapping
      && ["type", "properties", "allOf", "oneOf", "anyOf", "items"].contains { self[$0] != nil }
  }
}
