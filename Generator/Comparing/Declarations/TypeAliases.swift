import SwiftSource

/// The types that have another name, because an alias of one version is a type of the other.
///
/// An alias may keep the former name of a type. Members with equal schemas share one type, which is
/// in the first of them, so that another one has it if that is removed.
struct TypeAliases {
  /// The names of types by their former names.
  let currentNames: [String: String]
  /// The types whose former names the new version lacks.
  let removed: [PublicDeclaration]
  private let formerNames: [String: String]

  init(from old: [PublicDeclaration], to new: [PublicDeclaration]) {
    let types = Set(new.filter { $0.kind == .type && $0.aliased == nil }.map(\.name))
    let former = Set(old.filter { $0.kind == .type && $0.aliased == nil }.map(\.name))
    var names: [String: String] = [:]
    for declaration in new where declaration.kind == .type && former.contains(declaration.name) {
      // Two types that become one break code that uses both.
      guard let name = declaration.aliased, types.contains(name), !former.contains(name) else {
        continue
      }
      names[declaration.name] = name
    }
    let all = Set(new.lazy.filter { $0.kind == .type }.map(\.name))
    var removed: Set<String> = []
    for declaration in old where types.contains(declaration.name) {
      guard let name = declaration.aliased, former.contains(name), !all.contains(name),
        Self.has(declaration.name, in: new, membersOf: name, in: old),
        removed.insert(name).inserted
      else { continue }
      names[name] = declaration.name
    }
    currentNames = names
    self.removed = old.filter { $0.kind == .type && removed.contains($0.name) }
    let sorted = currentNames.sorted { $0.key < $1.key }
    formerNames = Dictionary(sorted.map { ($1, $0) }) { first, _ in first }
  }

  /// The name of a declaration with the new name of the type around it.
  func current(_ name: String) -> String { Self.replaced(name, currentNames) }

  /// The name of a declaration with the former name of the type around it.
  func former(_ name: String) -> String { Self.replaced(name, formerNames) }

  /// Whether a type has all members of another one.
  private static func has(
    _ type: String,
    in new: [PublicDeclaration],
    membersOf other: String,
    in old: [PublicDeclaration]
  ) -> Bool {
    members(of: other, in: old).isSubset(of: members(of: type, in: new))
  }

  /// The texts of the members of a type, without its name.
  private static func members(
    of type: String,
    in declarations: [PublicDeclaration]
  ) -> Set<String> {
    Set(declarations.lazy.filter { $0.owner == type }.map { $0.text.replacing(type, with: "") })
  }

  /// Returns a name with another one of its type, or else of the nearest type around it.
  static func replaced(_ name: String, _ names: [String: String]) -> String {
    if names.isEmpty { return name }
    var type = name[...]
    while true {
      if let other = names[String(type)] { return other + name[type.endIndex...] }
      guard let dot = type.lastIndex(of: ".") else { return name }
      type = type[..<dot]
    }
  }
}

extension PublicDeclaration {
  /// The name of the type that an alias is; nil for other declarations.
  var aliased: String? {
    guard kind == .type else { return nil }
    let parts = text.split(separator: "=", maxSplits: 1)
    return parts.count == 2 ? String(parts[1].drop { $0 == " " }) : nil
  }
}
