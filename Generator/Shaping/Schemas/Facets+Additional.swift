import Shape
import Specification

extension Facets {
  /// The members without a name of their own.
  enum Additional {
    case unsaid, none, any
    case schema(Atom)
    /// Members whose names follow a pattern: one of these; `isClosed` when there are no others.
    case patterns([Atom], isClosed: Bool)
  }
}

extension Facets.Additional {
  /// Whether free members are spoken of as a part of the value.
  var isSaid: Bool {
    switch self {
    case .unsaid, .none: false
    case .any, .schema, .patterns: true
    }
  }

  /// What says more; `false` in a part of an `allOf` isn't meant for the whole.
  func merged(with other: Self) -> Self {
    switch (self, other) {
    case (.patterns(let one, let isClosed), .patterns(let more, _)):
      .patterns(one + more, isClosed: isClosed)
    case (.schema, _): self
    case (_, .schema): other
    case (.any, _), (_, .any): .any
    case (.patterns, _): self
    case (_, .patterns): other
    case (.none, _), (_, .none): .none
    default: .unsaid
    }
  }
}

extension SchemaShaper {
  func additional(of atom: Atom) -> Facets.Additional {
    var patterns = atom.schema.patternProperties.map(\.value)
    let stated = atom.schema.additionalProperties
    if patterns.isEmpty {
      guard let stated else { return .unsaid }
      switch stated.verdict {
      case true: return .any
      case false: return .none
      default: return .schema(Atom(schema: stated, home: atom.home))
      }
    }
    if let stated, stated.verdict == nil { patterns.append(stated) }
    if stated?.verdict == true || patterns.contains(where: { $0.verdict == true }) { return .any }
    let isClosed = stated.map { $0.verdict != true } ?? false
    let atoms = patterns.filter { $0.verdict != false }.map { Atom(schema: $0, home: atom.home) }
    return atoms.isEmpty ? .none : .patterns(atoms, isClosed: isClosed)
  }

  /// The type of all the members that follow one of several patterns, where they have one.
  ///
  /// Where other members are described and yet others may come, nothing is known of those.
  func patternType(_ atoms: [Atom], isClosed: Bool, in facets: Facets, as role: Role) -> Type {
    let types = atoms.map { type(of: $0.schema, as: role.part("Value", at: $0.schema.node)) }
    let isOpen = !isClosed && !facets.properties.isEmpty
    if !isOpen, let first = types.first, types.allSatisfy({ $0 == first }) { return first }
    warn(
      .patternProperties,
      at: atoms[0].schema.mark,
      isOpen
        ? "members beside these patterns may have any value, so all are read as any JSON"
        : "the patterns of \(Excerpt.quoted(role.name)) mean values of several types"
          + ", which are read as any JSON",
      mend: isOpen ? "add additionalProperties: false" : nil
    )
    return .json
  }
}
