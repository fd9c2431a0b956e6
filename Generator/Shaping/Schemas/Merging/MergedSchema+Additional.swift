import Canonical
import Shape

extension MergedSchema {
  /// The schema of the properties that `properties` doesn't list.
  enum Additional {
    case undeclared, none, any
    /// `additionalProperties`: all of these schemas apply to each property.
    case schema([Subschema])
    /// `patternProperties`: one of these schemas applies to each property; `isClosed` when other
    /// names are invalid.
    case patterns([Subschema], isClosed: Bool)
  }
}

extension MergedSchema.Additional {
  /// Whether the schema admits additional properties explicitly.
  var isDeclared: Bool {
    switch self {
    case .undeclared, .none: false
    case .any, .schema, .patterns: true
    }
  }

  /// The schemas that apply to each additional property.
  var subschemas: [Subschema] {
    if case .schema(let subschemas) = self { subschemas } else { [] }
  }

  /// The more specific of the two; `false` in a branch of `allOf` doesn't apply to the whole.
  func merged(with other: Self) -> Self {
    switch (self, other) {
    case (.patterns(let one, let isClosed), .patterns(let more, _)):
      .patterns(one + more, isClosed: isClosed)
    case (.schema(let one), .schema(let more)):
      .schema(one + more.filter { subschema in !one.contains { $0.schema == subschema.schema } })
    case (.schema, _): self
    case (_, .schema): other
    case (.any, _), (_, .any): .any
    case (.patterns, _): self
    case (_, .patterns): other
    case (.none, _), (_, .none): .none
    default: .undeclared
    }
  }
}

extension MergedSchema.Additional {
  /// The additional properties that a subschema declares itself.
  init(of subschema: Subschema) {
    let patternProperties = subschema.schema.patternProperties
    var patterns = patternProperties.map(\.value)
    let stated = subschema.schema.additionalProperties
    if patterns.isEmpty {
      guard let stated else {
        self = .undeclared
        return
      }
      switch stated.verdict {
      case true: self = .any
      case false: self = .none
      default: self = .schema([Subschema(schema: stated, owner: subschema.owner)])
      }
      return
    }
    if let stated, stated.verdict == nil { patterns.append(stated) }
    if stated?.verdict == true || patterns.contains(where: { $0.verdict == true }) {
      self = .any
      return
    }
    let isClosed = stated != nil || patternProperties.contains { Self.matchesAnyName($0.key) }
    let subschemas = patterns.filter { $0.verdict != false }.map {
      Subschema(schema: $0, owner: subschema.owner)
    }
    self = subschemas.isEmpty ? .none : .patterns(subschemas, isClosed: isClosed)
  }

  private static func matchesAnyName(_ pattern: String) -> Bool {
    let core = pattern.drop { $0 == "^" }
    return ["", ".*", ".+", "$", ".*$", ".+$"].contains(core)
  }
}
