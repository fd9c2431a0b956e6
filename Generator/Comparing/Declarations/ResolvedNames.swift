import SwiftSource

/// The names in declarations with those of the types around them.
///
/// A type inside of another one may replace one of the same name outside. An alias that both
/// versions have, or only one of them, is the type that it names.
struct ResolvedNames {
  private let types: Set<String>
  /// The types that aliases name, by the aliases that the other version has as well or lacks.
  private let aliases: [String: String]
  /// The new names of types by their old ones.
  private let renamed: [String: String]

  /// - Parameters:
  ///   - others: The declarations of the other version.
  ///   - former: The types of the other version that are aliases, with the types that these name.
  init(
    _ declarations: [PublicDeclaration],
    others: [PublicDeclaration],
    renamed: [String: String] = [:],
    former: [String: String] = [:]
  ) {
    let all = declarations.filter { $0.kind == .type }
    types = Set(all.map(\.name))
    let others = Dictionary(
      others.lazy.filter { $0.kind == .type }.map { ($0.name, $0.aliased) }
    ) { first, _ in first }
    aliases = all.reduce(into: [:]) { aliases, type in
      if let other = others[type.name], other != type.aliased, former[type.name] != type.aliased {
        return
      }
      aliases[type.name] = type.aliased
    }
    self.renamed = renamed
  }

  /// Returns a declaration with the whole name of each type that is declared, too.
  func resolved(_ declaration: PublicDeclaration) -> PublicDeclaration {
    // A type doesn't refer to itself, and what it conforms to is outside.
    if declaration.kind == .type, !declaration.text.contains("=") {
      guard let name = renamed[declaration.name] else {
        return PublicDeclaration(
          name: newName(declaration.name),
          kind: .type,
          text: declaration.text
        )
      }
      let (own, new) = (Self.last(declaration.name), Self.last(name))
      let words = declaration.text.split(separator: " ").map { word in
        word.prefix { $0 != ":" } == own ? String(new + word.dropFirst(own.count)) : String(word)
      }
      return PublicDeclaration(name: name, kind: .type, text: words.joined(separator: " "))
    }
    return PublicDeclaration(
      name: newName(declaration.name),
      kind: declaration.kind,
      text: text(of: declaration)
    )
  }

  private func text(of declaration: PublicDeclaration) -> String {
    guard let equals = declaration.text.firstIndex(of: "="), declaration.kind == .type else {
      return text(declaration.text[...], in: declaration.name)
    }
    return declaration.text[..<equals] + text(declaration.text[equals...], in: declaration.name)
  }

  private func text(_ text: Substring, in declaration: String) -> String {
    var result = ""
    var name = ""
    for character in text {
      if character.isLetter || character.isNumber || "_.".contains(character) {
        name.append(character)
        continue
      }
      // What a colon follows is the label of a parameter.
      result += character == ":" ? name : resolved(name, in: declaration)
      name = ""
      result.append(character)
    }
    return result + resolved(name, in: declaration)
  }

  private func resolved(_ name: String, in declaration: String) -> String {
    guard let first = name.first, first.isUppercase else { return name }
    let start = name.prefix { $0 != "." }
    var scope = declaration[...]
    while !scope.isEmpty {
      scope = scope.lastIndex(of: ".").map { scope[..<$0] } ?? ""
      let type = scope.isEmpty ? String(start) : "\(scope).\(start)"
      guard types.contains(type), type != declaration else { continue }
      let path = type + name.dropFirst(start.count)
      // An alias of another one is at the top level, too.
      return aliases[path].map { text($0[...], in: path) } ?? newName(path)
    }
    return name
  }

  /// The name of a declaration in a type that is renamed.
  private func newName(_ name: String) -> String { TypeAliases.replaced(name, renamed) }

  /// The name of a type without those of the types around it.
  private static func last(_ name: String) -> Substring {
    name.lastIndex(of: ".").map { name[name.index(after: $0)...] } ?? name[...]
  }
}
