import Foundation

/// Derives the names of schemas whose keys a framework derived from the types of its code.
///
/// A schema that is added later can change the name of another one, if both have the same name: the
/// other is then named after its key, or after more of its modules.
struct SchemaNamer {
  private let keys: Set<[Unicode.Scalar]>
  /// The words of each operation's name, by the operationId.
  private let operations: [[Unicode.Scalar]: [String]]
  private let hasHashes: Bool
  private let packages: PackagePrefixes
  private let documents: DocumentPrefixes
  /// The modules of the types of one name.
  private let modules: [[String]: [[String]]]
  private var taken: Set<[Unicode.Scalar]> = []

  /// Returns the words of the names of components, by their keys; a component that keeps its key as
  /// its name has none.
  static func names(
    of components: [DescribedComponent],
    operations: [DescribedOperation],
    named names: [String: [[String]]],
    besideSecuritySchemes schemes: [String] = []
  ) -> [String: [String]] {
    let packages = PackagePrefixes(components.map(\.key))
    let derived = components.filter { mayBeDerived($0.key) || packages.words(of: $0.key) != nil }
    guard !derived.isEmpty else { return [:] }
    let documents = DocumentPrefixes(
      components.map(\.key),
      securitySchemes: schemes,
      reserved: operations.map { names[$0.key]?.first ?? IdentifierWords.split($0.key) }
    )
    var namer = SchemaNamer(components, operations, names, packages, documents)
    var result: [String: [String]] = [:]
    for component in derived { result[component.key] = namer.claim(component) }
    return result
  }

  /// Whether a key has a mark that each of the forms with a title has.
  static func mayBeDerived(_ key: String) -> Bool { key.utf8.contains(where: marks.contains) }

  private static let marks = Set("_.[<«".utf8)

  private init(
    _ components: [DescribedComponent],
    _ operations: [DescribedOperation],
    _ names: [String: [[String]]],
    _ packages: PackagePrefixes,
    _ documents: DocumentPrefixes
  ) {
    self.packages = packages
    self.documents = documents
    keys = Set(components.map { CondensedText($0.key).letters })
    let words = operations.map { operation in
      let name = names[operation.key]?.first ?? IdentifierWords.split(operation.key)
      return (CondensedText(operation.id).letters, name)
    }
    self.operations = Dictionary(words) { first, _ in first }
    let types = components.compactMap(ModuleType.init)
    modules = Dictionary(grouping: types, by: \.name).mapValues { $0.map(\.modules) }
    hasHashes =
      2 * components.count { $0.key.split(separator: ".").contains(where: Self.isHash) }
      >= components.count
  }

  /// Returns a derived name that no other component has as its key or its derived name.
  private mutating func claim(_ component: DescribedComponent) -> [String]? {
    guard let words = words(of: component) else { return nil }
    let letters = CondensedText(words.joined()).letters
    guard letters == CondensedText(component.key).letters || !keys.contains(letters) else {
      return nil
    }
    return taken.insert(letters).inserted ? words : nil
  }

  private func words(of component: DescribedComponent) -> [String]? {
    body(component.key) ?? ofModule(component) ?? generic(component) ?? unhashed(component.key)
      ?? packages.words(of: component.key) ?? documents.words(of: component.key)
  }
}

// MARK: - Forms

extension SchemaNamer {
  /// Returns the name of the operation and `Body` for `Body_` and an operationId, as FastAPI writes
  /// the key of a form.
  private func body(_ key: String) -> [String]? {
    guard key.hasPrefix("Body_") else { return nil }
    return operations[CondensedText(String(key.dropFirst(5))).letters].map { $0 + ["body"] }
  }

  /// Returns a type after those of its modules that distinguish it from others of its name.
  private func ofModule(_ component: DescribedComponent) -> [String]? {
    guard let type = ModuleType(component), let all = modules[type.name] else { return nil }
    let steps = type.modules.filter { step in !all.allSatisfy { $0.contains(step) } }
    return steps.flatMap { IdentifierWords.split($0) } + type.name + type.role
  }

  /// Returns the name of a generic type, which the key is, or the title if the key has its letters:
  /// `Page_Item_` with the title `Page[Item]`.
  private func generic(_ component: DescribedComponent) -> [String]? {
    if let type = GenericType(component.key) { return type.words }
    guard let title = component.title, let type = GenericType(title) else { return nil }
    let key = CondensedText(component.key)
    let letters = CondensedText(title).letters
    if key.letters == letters { return type.words }
    // The schemas of requests and responses may differ: `Page_Item_-Input`.
    guard let role = key.suffix(after: letters) else { return nil }
    return type.words.map { $0 + IdentifierWords.split(role) }
  }

  /// Returns the words of a key without the hashes of modules, as Spectree writes them:
  /// `Profile.3a64a9f`.
  private func unhashed(_ key: String) -> [String]? {
    let steps = key.split(separator: ".")
    guard hasHashes, steps.count > 1, steps.contains(where: Self.isHash) else { return nil }
    let names = steps.filter { !Self.isHash($0) }
    // A type inside of another may repeat its name: `Error.ad30e22.ErrorElement`.
    let kept = names.indices.filter { $0 + 1 == names.count || !names[$0 + 1].hasPrefix(names[$0]) }
    return kept.flatMap { IdentifierWords.split(names[$0]) }
  }

  private static func isHash(_ step: Substring) -> Bool {
    step.utf8.count >= 7 && step.contains(where: \.isNumber)
      && step.utf8.allSatisfy { 0x30...0x39 ~= $0 || 0x61...0x66 ~= $0 }
  }
}

/// A type and its modules, as FastAPI writes the keys of several types of one name:
/// `app__v1__schemas__User` with the title `User`.
private struct ModuleType {
  let modules: [String]
  let name: [String]
  /// Whether requests or responses have the schema, if these differ.
  let role: [String]

  init?(_ component: DescribedComponent) {
    guard component.key.contains("__"), let title = component.title else { return nil }
    let role = ["-Input", "-Output"].first { component.key.hasSuffix($0) } ?? ""
    let key = String(component.key.dropLast(role.count))
    guard let start = CondensedText(key).prefix(before: CondensedText(title).letters),
      start.hasSuffix("__")
    else { return nil }
    modules = start.components(separatedBy: "__").filter { !$0.isEmpty }
    let type = GenericType(title).map(\.words) ?? IdentifierWords.split(title)
    guard let type, !modules.isEmpty else { return nil }
    (name, self.role) = (type, IdentifierWords.split(role))
  }
}

/// The properties of a component from which its name is derived.
struct DescribedComponent {
  /// The key in `components/schemas`.
  let key: String
  let title: String?
}
