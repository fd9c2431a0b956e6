import Canonicalizing
import Shape

extension SchemaShaper {
  /// What `then`, `else` and `dependentSchemas` describe may be there: members without a promise.
  func addConditions(of atoms: [Atom], to facets: inout Facets) {
    var found = Facets.Members()
    for atom in atoms {
      for condition in atom.schema.conditions {
        for part in expansion(of: [Atom(schema: condition, home: atom.home)]) {
          for property in part.schema.properties
          where property.value.verdict != false && facets.property(property.key) == nil {
            found.describe(
              property.key,
              at: property.keyMark,
              by: Atom(schema: property.value, home: part.home)
            )
          }
        }
      }
    }
    addSuppositions(of: atoms, to: &facets, beside: found)
    for member in found.all {
      if hasOneType(member.atoms) {
        facets.members.describe(member.key, at: member.mark, by: member.atoms[0])
      } else if !facets.additional.isSaid {
        // Under either condition it is something else: it is kept as it comes.
        facets.additional = .any
      }
    }
  }

  /// Members of which only `if` speaks: it says which kind they are, and not what they must be.
  private func addSuppositions(
    of atoms: [Atom],
    to facets: inout Facets,
    beside others: Facets.Members
  ) {
    for atom in atoms {
      for property in atom.schema.supposition?.properties ?? []
      where property.value.verdict == nil && facets.property(property.key) == nil
        && others[property.key] == nil
      {
        facets.members.describe(
          property.key,
          at: property.keyMark,
          by: Atom(schema: property.value, home: atom.home),
          isSupposed: true
        )
      }
    }
  }

  /// The type of a member of which only `if` speaks.
  func supposedType(_ property: Facets.Property) -> Type? {
    guard property.isSupposed else { return nil }
    return switch wireKind(of: property.atoms[0].schema) {
    case .string, .listed: .string
    case .integer: .integer(.unspecified)
    case .number: .number(.unspecified)
    case .boolean: .boolean
    case .array, .object: nil
    case .any: .json
    }
  }

  /// Whether descriptions of one member under several conditions come down to the same.
  private func hasOneType(_ atoms: [Atom]) -> Bool {
    let kinds = Set(atoms.map { wireKind(of: $0.schema) })
    guard kinds.count == 1, let kind = kinds.first else { return false }
    guard kind == .object || kind == .array || kind == .any else { return true }
    return Set(atoms.map { $0.schema.target?.id ?? $0.schema.id }).count == 1
  }
}
