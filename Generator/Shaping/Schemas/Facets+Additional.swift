import Canonicalizing
import Shape

extension Facets {
  /// The members without a name of their own.
  enum Additional {
    case unsaid, none, any
    /// Members to which all of these apply.
    case schema([Atom])
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

  /// What applies to each of them.
  var atoms: [Atom] {
    if case .schema(let atoms) = self { atoms } else { [] }
  }

  /// What says more; `false` in a part of an `allOf` isn't meant for the whole.
  func merged(with other: Self) -> Self {
    switch (self, other) {
    case (.patterns(let one, let isClosed), .patterns(let more, _)):
      .patterns(one + more, isClosed: isClosed)
    case (.schema(let one), .schema(let more)):
      .schema(one + more.filter { atom in !one.contains { $0.schema == atom.schema } })
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
    let stating = atom.schema.patternProperties
    var patterns = stating.map(\.value)
    let stated = atom.schema.additionalProperties
    if patterns.isEmpty {
      guard let stated else { return .unsaid }
      switch stated.verdict {
      case true: return .any
      case false: return .none
      default: return .schema([Atom(schema: stated, home: atom.home)])
      }
    }
    if let stated, stated.verdict == nil { patterns.append(stated) }
    if stated?.verdict == true || patterns.contains(where: { $0.verdict == true }) { return .any }
    let isClosed = stated != nil || stating.contains { takesAnyName($0.key) }
    let atoms = patterns.filter { $0.verdict != false }.map { Atom(schema: $0, home: atom.home) }
    return atoms.isEmpty ? .none : .patterns(atoms, isClosed: isClosed)
  }

  /// Whether a pattern says nothing about a name.
  private func takesAnyName(_ pattern: String) -> Bool {
    let core = pattern.drop { $0 == "^" }
    return ["", ".*", ".+", "$", ".*$", ".+$"].contains(core)
  }

  /// The type of the members that follow one of several patterns: one type,
  /// or the choice of theirs.
  ///
  /// Where members with other names may come too, it is a choice in any case, which keeps those.
  func patternType(_ atoms: [Atom], isClosed: Bool, as role: Role) -> Type {
    let part = claimPart("values", of: role, adding: "Value")
    let branches = atoms.map { Branch(schema: $0.schema, atoms: [$0]) }
    let own = Atom(schema: role.schema, home: nil)
    let patterns = Facets.Alternatives(
      atom: own,
      keyword: "patternProperties",
      branches: atoms.map(\.schema)
    )
    if isClosed, branches.count == 1 {
      return type(of: atoms[0].schema, as: role.part("Value", at: atoms[0].schema))
    }
    return choice(of: branches, patterns, as: part, isOpen: !isClosed)
  }
}
