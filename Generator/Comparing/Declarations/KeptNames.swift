import SourceDiagnostics
import SwiftSource

/// Decides which names of the bindings remain although the documents have others.
///
/// `bindings.yaml` may keep them, and some parts have no Swift.
package struct KeptNames {
  private let old: DeclaredSwift
  private let new: DeclaredSwift
  private let newNames: Set<String>
  private let aliases: TypeAliases
  /// The former names of types whose rename the changes of Swift state.
  private let renamedTypes: Set<String>

  /// - Parameter changes: Those of the public Swift.
  package init(from old: DeclaredSwift, to new: DeclaredSwift, changes: [Change]) {
    self.old = old
    self.new = new
    newNames = Set(new.declarations.map(\.name))
    aliases = TypeAliases(from: old.declarations, to: new.declarations)
    renamedTypes = Set(
      changes.filter { $0.rule == SwiftRules.renamed }.compactMap(\.declaration?.name)
    )
  }

  /// Whether Swift has the former names of a part that has another name in the new documents, or
  /// a change of its own for it.
  package func keeps(_ change: Change) -> Bool {
    switch change.rule {
    case OperationRules.renamed: keepsDeclarations(at: change.old)
    case DocumentRules.schemaRenamed:
      change.formerName.map(renamedTypes.contains) == true || keepsDeclarations(at: change.old)
    case OperationRules.pathParameterRenamed:
      keepsLabel(change.formerName) { old.location($0.name) == change.old }
    case OperationRules.schemeRenamed:
      keepsLabel(change.formerName) { $0.name.contains(".Credentials") }
    default: false
    }
  }

  /// Whether the types and methods of a part have their names, apart from what is in the types.
  private func keepsDeclarations(at mark: Mark?) -> Bool {
    guard let mark else { return true }
    return old.declarations.allSatisfy { declaration in
      let name = declaration.name
      guard [.type, .function].contains(declaration.kind), old.location(name) == mark else {
        return true
      }
      // What is in a type remains with it.
      if !declaration.owner.isEmpty, old.location(declaration.owner) == mark { return true }
      return newNames.contains(name)
    }
  }

  /// Whether properties and arguments have a name, apart from the form of its words.
  private func keepsLabel(_ name: String?, in isConcerned: (PublicDeclaration) -> Bool) -> Bool {
    guard let name else { return false }
    let label = Self.letters(of: name)
    return old.declarations.filter(isConcerned).allSatisfy { declaration in
      let current = aliases.current(declaration.name)
      if declaration.kind == .property {
        let last = declaration.name.split(separator: ".").last ?? ""
        return Self.letters(of: last) != label || newNames.contains(current)
      }
      guard declaration.has(label: label) else { return true }
      return new.declarations.contains { $0.name == current && $0.has(label: label) }
    }
  }

  fileprivate static func letters(of text: some StringProtocol) -> String {
    String(text).filter { $0.isLetter || $0.isNumber }.lowercased()
  }
}

extension PublicDeclaration {
  /// Whether a parameter has a label of these letters.
  fileprivate func has(label: String) -> Bool {
    parameters.contains { KeptNames.letters(of: $0.label) == label }
  }
}
