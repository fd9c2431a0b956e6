import SwiftSource

/// The aliases that keep the former names of types.
struct TypeAliases {
  /// The names of types by their former names.
  let currentNames: [String: String]
  private let formerNames: [String: String]

  init(from old: [PublicDeclaration], to new: [PublicDeclaration]) {
    let types = Set(new.filter { $0.kind == .type && $0.aliased == nil }.map(\.name))
    let former = Set(old.filter { $0.kind == .type && $0.aliased == nil }.map(\.name))
    currentNames = new.filter { $0.kind == .type && former.contains($0.name) }
      .reduce(into: [:]) { names, declaration in
        guard let name = declaration.aliased, types.contains(name), !former.contains(name) else {
          return
        }
        names[declaration.name] = name
      }
    formerNames = Dictionary(currentNames.map { ($1, $0) }) { first, _ in first }
  }

  /// The name of a declaration with the new name of the type around it.
  func current(_ name: String) -> String { Self.replaced(name, currentNames) }

  /// The name of a declaration with the former name of the type around it.
  func former(_ name: String) -> String { Self.replaced(name, formerNames) }

  private static func replaced(_ name: String, _ names: [String: String]) -> String {
    let first = String(name.prefix { $0 != "." })
    return names[first].map { $0 + name.dropFirst(first.count) } ?? name
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
