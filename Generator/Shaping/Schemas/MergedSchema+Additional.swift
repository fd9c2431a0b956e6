import Canonicalizing
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

extension SchemaShaper {
  func additional(of subschema: Subschema) -> MergedSchema.Additional {
    let patternProperties = subschema.schema.patternProperties
    var patterns = patternProperties.map(\.value)
    let stated = subschema.schema.additionalProperties
    if patterns.isEmpty {
      guard let stated else { return .undeclared }
      switch stated.verdict {
      case true: return .any
      case false: return .none
      default: return .schema([Subschema(schema: stated, owner: subschema.owner)])
      }
    }
    if let stated, stated.verdict == nil { patterns.append(stated) }
    if stated?.verdict == true || patterns.contains(where: { $0.verdict == true }) { return .any }
    let isClosed = stated != nil || patternProperties.contains { matchesAnyName($0.key) }
    let subschemas = patterns.filter { $0.verdict != false }.map {
      Subschema(schema: $0, owner: subschema.owner)
    }
    return subschemas.isEmpty ? .none : .patterns(subschemas, isClosed: isClosed)
  }

  /// Whether a pattern matches every name.
  private func matchesAnyName(_ pattern: String) -> Bool {
    let core = pattern.drop { $0 == "^" }
    return ["", ".*", ".+", "$", ".*$", ".+$"].contains(core)
  }

  /// The type of the members that match one of several patterns: one type, or the union of their
  /// types.
  ///
  /// Where other names are valid too, it is always a union, which keeps their values.
  func patternType(_ subschemas: [Subschema], isClosed: Bool, as role: Role) -> Type {
    let part = registerPart("values", of: role, adding: "Value")
    let branches = subschemas.map { Branch(schema: $0.schema, subschemas: [$0]) }
    let own = Subschema(schema: role.schema, owner: nil)
    let patterns = MergedSchema.Union(
      subschema: own,
      keyword: "patternProperties",
      branches: subschemas.map(\.schema)
    )
    if isClosed, branches.count == 1 {
      return type(of: subschemas[0].schema, as: role.part("Value", at: subschemas[0].schema))
    }
    return choice(of: branches, patterns, as: part, isOpen: !isClosed)
  }
}
