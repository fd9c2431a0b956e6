import SourceDiagnostics
import SwiftSource

/// The declarations that may be removed, because their last days are over.
struct ExpiredDeclarations {
  private var names: Set<String>
  /// The types of a part of the documents: those of the requests of an operation.
  private var types: [Mark: [String]] = [:]
  private let location: (String) -> Mark?

  /// - Parameter declarations: The old declarations with the whole names of types.
  init(
    _ declared: DeclaredSwift,
    _ declarations: [PublicDeclaration],
    _ aliases: TypeAliases,
    today: String
  ) {
    let expired = declared.lastDays.filter { $0.value < today }.keys
    names = Set(expired).union(expired.map(aliases.current))
    location = { declared.location(aliases.former($0)) }
    guard !names.isEmpty else { return }
    for declaration in declarations where declaration.kind == .type {
      location(declaration.name).map { types[$0, default: []].append(declaration.name) }
    }
    addTypes(declarations)
  }

  func contains(_ name: String) -> Bool { names.contains(name) }

  /// Whether an initializer or a method only lacks parameters of expired properties: those of its
  /// type, or of the request that the method sends.
  func areOnlyMissing(from new: PublicDeclaration, of old: PublicDeclaration) -> Bool {
    guard old.kind == new.kind else { return false }
    let labels = labels(of: old)
    return !labels.isEmpty && new.accepts(callsOf: old, without: labels)
  }

  /// The expired parameters of an initializer or a method.
  private func labels(of declaration: PublicDeclaration) -> Set<String> {
    let owners: [String] =
      switch declaration.kind {
      case .initializer: [declaration.owner]
      case .function: location(declaration.name).flatMap { types[$0] } ?? []
      default: []
      }
    return Set(
      declaration.parameters.map(\.label)
        .filter { label in owners.contains { names.contains("\($0).\(label)") } }
    )
  }

  /// The text of a declaration without its expired parameters.
  private func text(of declaration: PublicDeclaration) -> String {
    let labels = labels(of: declaration)
    if labels.isEmpty { return declaration.text }
    let rest = declaration.parameters.filter { !labels.contains($0.label) }.map(\.type)
    return (rest + [declaration.rest]).joined(separator: " ")
  }

  /// Adds the types that only expired declarations use.
  private mutating func addTypes(_ declarations: [PublicDeclaration]) {
    let known = Set(declarations.lazy.filter { $0.kind == .type }.map(\.name))
    var users: [String: [PublicDeclaration]] = [:]
    for declaration in declarations {
      let types = Self.types(in: text(of: declaration), known)
      for type in types where !Self.isInside(declaration.name, type) {
        users[type, default: []].append(declaration)
      }
    }
    var rest = users.keys.filter { !names.contains($0) }
    while true {
      let found = rest.filter { type in users[type, default: []].allSatisfy { isOver($0.name) } }
      guard !found.isEmpty else { return }
      names.formUnion(found)
      rest.removeAll { names.contains($0) }
    }
  }

  /// Whether a declaration is expired, or in a type that is.
  private func isOver(_ name: String) -> Bool {
    var name = name[...]
    while !names.contains(String(name)) {
      guard let dot = name.lastIndex(of: ".") else { return false }
      name = name[..<dot]
    }
    return true
  }

  /// The types that a text names.
  private static func types(in text: String, _ known: Set<String>) -> Set<String> {
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
    return Set(words.map(String.init)).intersection(known)
  }

  private static func isInside(_ name: String, _ type: String) -> Bool {
    name == type || name.hasPrefix(type + ".")
  }
}
