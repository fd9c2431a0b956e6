import SwiftSource

/// The names in declarations with those of the types around them: a type inside of another one may
/// replace one of the same name outside.
struct ResolvedNames {
  private let types: Set<String>

  init(_ declarations: [PublicDeclaration]) {
    types = Set(declarations.filter { $0.kind == .type }.map(\.name))
  }

  /// Returns a declaration with the whole name of each type that is declared, too.
  func resolved(_ declaration: PublicDeclaration) -> PublicDeclaration {
    // A type doesn't refer to itself, and what it conforms to is outside.
    if declaration.kind == .type, !declaration.text.contains("=") { return declaration }
    return PublicDeclaration(
      name: declaration.name,
      kind: declaration.kind,
      text: text(of: declaration)
    )
  }

  private func text(of declaration: PublicDeclaration) -> String {
    var result = ""
    var name = ""
    for character in declaration.text {
      if character.isLetter || character.isNumber || "_.".contains(character) {
        name.append(character)
        continue
      }
      // What a colon follows is the label of a parameter.
      result += character == ":" ? name : resolved(name, in: declaration.name)
      name = ""
      result.append(character)
    }
    return result + resolved(name, in: declaration.name)
  }

  private func resolved(_ name: String, in declaration: String) -> String {
    guard let first = name.first, first.isUppercase else { return name }
    let start = name.prefix { $0 != "." }
    var scope = declaration[...]
    while !scope.isEmpty {
      scope = scope.lastIndex(of: ".").map { scope[..<$0] } ?? ""
      let type = scope.isEmpty ? String(start) : "\(scope).\(start)"
      if types.contains(type) { return type + name.dropFirst(start.count) }
    }
    return name
  }
}
