import Canonical

/// Finds the differences of a value and its parts, each with the shortest path to it.
struct SchemaWalk {
  /// A difference, and the path to the value that has it.
  struct Found {
    let difference: SchemaPair.Difference
    let owner: SchemaPair
    let index: Int
    let path: String
    let isProperty: Bool
  }

  let direction: ChangeSubject.Direction

  func differences(of root: SchemaPair) -> [Found] {
    guard root.isChanged else { return [] }
    var found: [Found] = []
    var known: Set<ObjectIdentifier> = [ObjectIdentifier(root)]
    var level: [(pair: SchemaPair, path: String, isProperty: Bool)] = [(root, "", false)]
    while !level.isEmpty {
      var next: [(pair: SchemaPair, path: String, isProperty: Bool)] = []
      for (pair, path, isProperty) in level {
        for (index, difference) in pair.differences.enumerated() where applies(difference) {
          found.append(
            Found(
              difference: difference,
              owner: pair,
              index: index,
              path: path + (difference.step.map { "/\($0)" } ?? ""),
              isProperty: isProperty || difference.step != nil
            )
          )
        }
        for part in pair.parts where part.pair.isChanged && applies(part) {
          guard known.insert(ObjectIdentifier(part.pair)).inserted else { continue }
          let step = part.step.hasPrefix("(") ? part.step : "/\(part.step)"
          next.append((part.pair, path + step, isProperty || part.isProperty))
        }
      }
      level = next
    }
    return found
  }

  /// Whether values of the direction have the property.
  private func applies(_ part: SchemaPair.Part) -> Bool {
    guard part.isProperty else { return true }
    return switch direction {
    case .sent: !(part.pair.old.isReadOnly && part.pair.new.isReadOnly)
    case .received: !(part.pair.old.isWriteOnly && part.pair.new.isWriteOnly)
    }
  }

  private func applies(_ difference: SchemaPair.Difference) -> Bool {
    direction == .sent ? !difference.isReadOnly : !difference.isWriteOnly
  }
}
