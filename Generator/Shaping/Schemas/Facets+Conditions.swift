import Shape
import Specification

extension SchemaShaper {
  /// What `then`, `else` and `dependentSchemas` describe may be there: members without a promise.
  func addConditions(of atoms: [Atom], to facets: inout Facets) {
    var found: [String: (mark: Mark, atoms: [Atom])] = [:]
    var order: [String] = []
    for atom in atoms {
      for condition in atom.schema.conditions {
        for part in expansion(of: [Atom(schema: condition, home: atom.home)]) {
          for property in part.schema.properties
          where property.value.verdict != false && facets.property(property.key) == nil {
            if found[property.key] == nil { order.append(property.key) }
            found[property.key, default: (property.keyMark, [])].atoms.append(
              Atom(schema: property.value, home: part.home)
            )
          }
        }
      }
    }
    for key in order {
      guard let member = found[key], let first = member.atoms.first else { continue }
      if hasOneType(member.atoms) {
        facets.describe(key, at: member.mark, by: first)
      } else if !facets.additional.isSaid {
        // Under either condition it is something else: it is kept as it comes.
        facets.additional = .any
      }
    }
  }

  /// Whether descriptions of one member under several conditions come down to the same.
  private func hasOneType(_ atoms: [Atom]) -> Bool {
    let kinds = Set(atoms.map { wireKind(of: $0.schema) })
    guard kinds.count == 1, let kind = kinds.first else { return false }
    guard kind == .object || kind == .array || kind == .any else { return true }
    return Set(atoms.map { $0.schema.target?.node ?? $0.schema.node }).count == 1
  }
}
