import Canonical

/// The components that have another name in the new description, wherever they are used.
struct RenamedSchemas {
  struct Rename {
    let old: String
    let new: String
    let pair: SchemaPair
  }

  /// The renames, in the order of the comparison.
  let all: [Rename]

  /// - Parameters:
  ///   - pairs: The schemas that were compared.
  ///   - schemas: Both descriptions: a name that both have is no new one.
  init(_ pairs: [SchemaPair], _ schemas: Descriptions<any SchemaIndex>) {
    let named = pairs.compactMap { pair -> Rename? in
      guard let old = pair.old.ownName, let new = pair.new.ownName else { return nil }
      return Rename(old: old, new: new, pair: pair)
    }
    let before = Self.names(schemas.old).union(named.map(\.old))
    let after = Self.names(schemas.new).union(named.map(\.new))
    let successors = Dictionary(grouping: named, by: \.old).mapValues { Set($0.map(\.new)) }
    let predecessors = Dictionary(grouping: named, by: \.new).mapValues { Set($0.map(\.old)) }
    var known: Set<String> = []
    all = named.filter { rename in
      !after.contains(rename.old) && !before.contains(rename.new)
        && successors[rename.old]?.count == 1 && predecessors[rename.new]?.count == 1
        && rename.pair.old.isSwiftType && rename.pair.new.isSwiftType
        && known.insert(rename.old).inserted
    }
  }

  private static func names(_ index: any SchemaIndex) -> Set<String> {
    Set(index.components.compactMap(\.componentName))
  }
}

extension Conjunction {
  /// Whether generated Swift has a type of the schema's name: objects, listed values and unions do.
  fileprivate var isSwiftType: Bool {
    !properties.isEmpty || values != nil || !unions.isEmpty
  }
}
