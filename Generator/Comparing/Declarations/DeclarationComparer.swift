import SourceDiagnostics
import SwiftSource

/// Compares the public declarations of the bindings of two descriptions.
package struct DeclarationComparer {
  private let old: [PublicDeclaration]
  private let new: [PublicDeclaration]
  private let oldByName: [String: [PublicDeclaration]]
  private let newByName: [String: [PublicDeclaration]]
  /// The names of the schemas of the new description.
  private let schemas: Set<String>
  private let locations: (old: (String) -> Mark?, new: (String) -> Mark?)
  private let aliases: TypeAliases
  /// The declarations that may be removed, because their last days are over.
  private let expired: ExpiredDeclarations
  private var changes: [Change] = []

  private init(_ before: DeclaredSwift, _ after: DeclaredSwift, schemas: Set<String>, today: String)
  {
    // An alias has the members of its type.
    aliases = TypeAliases(from: before.declarations, to: after.declarations)
    let names = aliases.currentNames
    let resolved = before.declarations.map(
      ResolvedNames(before.declarations, others: after.declarations, renamed: names).resolved
    )
    .filter { $0.aliased != $0.name }
    old = names.isEmpty ? before.declarations : resolved
    new = after.declarations
    oldByName = Dictionary(grouping: resolved, by: \.name)
    let resolvedNew = new.map(
      ResolvedNames(new, others: before.declarations, former: names).resolved
    )
    newByName = Dictionary(grouping: resolvedNew, by: \.name)
    self.schemas = schemas
    locations = (before.location, after.location)
    expired = ExpiredDeclarations(before, resolved, aliases, today: today)
  }

  /// Returns the changes that concern code which uses the old declarations.
  ///
  /// - Parameters:
  ///   - schemas: The names of the schemas of the new description.
  ///   - today: The date, such as `2027-03-31`, for deprecated declarations whose last day is over.
  package static func changes(
    from old: DeclaredSwift,
    to new: DeclaredSwift,
    schemas: Set<String>,
    today: String
  ) -> [Change] {
    var comparer = DeclarationComparer(old, new, schemas: schemas, today: today)
    comparer.run()
    return comparer.changes
  }

  private mutating func run() {
    let renamed = renamedTypes()
    let gone = Set(old.filter { $0.kind == .type && newByName[$0.name] == nil }.map(\.name))
    let fresh = Set(new.filter { $0.kind == .type && oldByName[$0.name] == nil }.map(\.name))
    for (before, after) in renamed {
      let fix =
        schemas.contains(after.name) ? FormerName.fix(schema: after.name, before.name) : nil
      add(SwiftRules.renamed, before.name, "the type is now \(after.name)", fix: fix)
    }
    for type in aliases.removed where !Self.isInside(type.name, gone) {
      add(SwiftRules.renamed, type.name, "the type is now \(aliases.current(type.name))", of: type)
    }
    let renamedNames = Set(renamed.flatMap { [$0.0.name, $0.1.name] })
    var known: Set<String> = []
    for declaration in old where known.insert(declaration.name).inserted {
      // The members of a type that is gone are gone with it.
      if Self.isInside(declaration.name, gone) || renamedNames.contains(declaration.name) {
        continue
      }
      compare(oldByName[declaration.name] ?? [], newByName[declaration.name] ?? [])
    }
    for declaration in new where oldByName[declaration.name] == nil {
      if Self.isInside(declaration.name, fresh) || renamedNames.contains(declaration.name) {
        continue
      }
      addAdded(declaration)
    }
  }

  /// Compares the declarations of one name, of which functions may have several.
  private mutating func compare(_ old: [PublicDeclaration], _ new: [PublicDeclaration]) {
    var rest = new.filter { !old.contains($0) }
    for declaration in old where !new.contains(declaration) {
      if let index = rest.firstIndex(where: { $0.accepts(callsOf: declaration) }) {
        let other = rest.remove(at: index)
        let isExtended = other.parameters.count > declaration.parameters.count
        add(
          isExtended ? SwiftRules.extended : SwiftRules.becameOptional,
          declaration.name,
          DeclarationDifference(declaration.text, other.text).text
        )
      } else if let index = rest.firstIndex(where: { $0.kind == declaration.kind }) {
        change(declaration, rest.remove(at: index))
      } else if !Self.hasDefault(declaration) {
        add(
          expired.contains(declaration.name) ? SwiftRules.removedAfterSunset : SwiftRules.removed,
          declaration.name,
          "“\(declaration.text)” was removed"
        )
      }
    }
    for declaration in rest { addAdded(declaration) }
  }

  /// Whether the protocol to which the type conforms has the declaration for types without it.
  private static func hasDefault(_ declaration: PublicDeclaration) -> Bool {
    [
      "public static let security", "public var handshake: ChannelHandshake",
      "public static let incomingSignatures: JSONSignatures",
    ]
    .contains(declaration.text)
  }

  private mutating func change(_ old: PublicDeclaration, _ new: PublicDeclaration) {
    if old.kind == .type {
      let (before, after) = (TypeHead(old.text), TypeHead(new.text))
      if before.declaration == after.declaration {
        for name in before.conformances where !after.conformances.contains(name) {
          add(
            SwiftRules.conformanceRemoved,
            old.name,
            "it no longer conforms to \(name)"
          )
        }
        return
      }
    }
    add(
      expired.areOnlyMissing(from: new, of: old)
        ? SwiftRules.removedAfterSunset : SwiftRules.changed,
      old.name,
      DeclarationDifference(old.text, new.text).text
    )
  }

  private mutating func addAdded(_ declaration: PublicDeclaration) {
    let rule =
      switch declaration.kind {
      case .enumCase where isEnum(declaration.owner): SwiftRules.caseAdded
      case .requirement: SwiftRules.requirementAdded
      default: SwiftRules.added
      }
    add(rule, declaration.name, "“\(declaration.text)” was added")
  }

  /// Whether an old type has cases: no code switches over those of another type.
  private func isEnum(_ type: String) -> Bool {
    oldByName[type, default: []].contains { $0.text.split(separator: " ").contains("enum") }
  }

  private mutating func add(
    _ rule: ChangeRule,
    _ name: String,
    _ message: String,
    of declaration: PublicDeclaration? = nil,
    fix: String? = nil
  ) {
    var change = Change(
      rule,
      of: "Swift \(name)",
      message,
      old: oldByName[name] == nil && declaration == nil
        ? nil : locations.old(aliases.former(name)),
      new: newByName[name] == nil ? nil : locations.new(name)
    )
    change.fix = fix
    change.declaration = declaration ?? oldByName[name]?.first ?? newByName[name]?.first
    changes.append(change)
  }

  /// The types that have another name, and the same members.
  private func renamedTypes() -> [(PublicDeclaration, PublicDeclaration)] {
    let removed = old.filter { $0.kind == .type && newByName[$0.name] == nil }
    let added = new.filter { $0.kind == .type && oldByName[$0.name] == nil }
    guard !removed.isEmpty, !added.isEmpty else { return [] }
    let before = Self.members(of: removed.map(\.name), in: old)
    let after = Self.members(of: added.map(\.name), in: new)
    return removed.compactMap { type in
      let members = before[type.name] ?? []
      let others = added.filter { after[$0.name] == members && $0.owner == type.owner }
      guard !members.isEmpty, others.count == 1,
        removed.count(where: { before[$0.name] == members }) == 1
      else { return nil }
      return (type, others[0])
    }
  }

  /// The texts of the members of types, without those of types inside of them.
  private static func members(
    of types: [String],
    in declarations: [PublicDeclaration]
  ) -> [String: Set<String>] {
    let names = Set(types)
    return declarations.reduce(into: [:]) { members, declaration in
      let owner = declaration.owner
      guard names.contains(owner) else { return }
      members[owner, default: []].insert(
        declaration.kind == .type
          ? declaration.name.dropFirst(owner.count + 1).description
          : declaration.text
      )
    }
  }

  /// Whether a declaration is one of a type.
  private static func isInside(_ name: String, _ types: Set<String>) -> Bool {
    var name = name[...]
    while let dot = name.lastIndex(of: ".") {
      name = name[..<dot]
      if types.contains(String(name)) { return true }
    }
    return false
  }
}

/// The beginning of a type's declaration.
private struct TypeHead {
  /// The declaration without what the type conforms to.
  let declaration: String
  let conformances: [String]

  init(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
    declaration = parts[0]
    conformances =
      parts.count == 1
      ? [] : parts[1].split(separator: ",").map { $0.filter { $0 != " " } }
  }
}
