import Comparing
import Emitting
import Specification
import SwiftSource

/// The changes by their causes, so that each counts once.
///
/// A schema in a request and in a response has a change for each, and a changed part of a document
/// has those of the Swift that represents it: a property, the initializer and a method.
struct CountedChanges {
  /// The changes of each cause.
  private(set) var groups: [[Change]] = []
  /// The groups with changes of a Swift declaration, or of the part that it represents.
  private var byDeclaration: [String: [Int]] = [:]
  /// The groups with changes of the members of a type.
  private var byType: [String: [Int]] = [:]
  /// The groups of renamed types, by their former names.
  private var renames: [String: Int] = [:]

  /// - Parameter symbols: The Swift declarations of the documents.
  init(_ changes: [Change], _ symbols: SwiftSymbols) {
    let parts = changes.filter { $0.declaration == nil }
    let declarations = changes.filter { $0.declaration != nil }
    var positions: [Part: Int] = [:]
    for change in parts {
      let position = positions[Part(change), default: groups.count]
      positions[Part(change)] = position
      add(change, to: position)
    }
    guard !declarations.isEmpty else { return }
    let names = ChangedSymbols(changes, symbols)
    for (position, group) in groups.enumerated() {
      for name in group.flatMap(names.names) {
        byDeclaration[name, default: []].append(position)
      }
    }
    // An initializer follows from its properties, and a method from the initializer of its request.
    for kinds in [[], [.initializer], [.function]] as [Set<PublicDeclaration.Kind>] {
      for change in declarations {
        guard let declaration = change.declaration else { continue }
        let isOther = ![.initializer, .function].contains(declaration.kind)
        guard kinds.isEmpty ? isOther : kinds.contains(declaration.kind) else { continue }
        add(change, declaration, names.names(of: change))
      }
    }
  }

  /// The numbers of causes by the level of their most severe change.
  ///
  /// - Parameter verdict: The only changes that count; nil for all.
  func number(of level: ChangeLevel, _ verdict: ChangeRule.Verdict? = nil) -> Int {
    groups.count { group in
      group.lazy.filter { verdict == nil || $0.rule.verdict == verdict }.map(\.level).max()
        == level
    }
  }

  private mutating func add(_ change: Change, to position: Int) {
    if position == groups.count { groups.append([]) }
    groups[position].append(change)
  }

  private mutating func add(
    _ change: Change,
    _ declaration: PublicDeclaration,
    _ symbols: [String]
  ) {
    var known = ([declaration.name] + symbols).flatMap { byDeclaration[$0] ?? [] }
    // The owner of a method is the client, which all methods have.
    let types: [String] =
      switch declaration.kind {
      case .initializer: [declaration.owner] + symbols
      case .function: symbols
      default: []
      }
    known += types.flatMap { byType[$0] ?? [] }
    let own = known.first { position in
      groups[position].contains { $0.concerns(declaration) }
    }
    let position = own ?? known.first ?? rename(of: declaration) ?? groups.count
    add(change, to: position)
    if change.rule.code == "swift-type-renamed" { renames[declaration.name] = position }
    byDeclaration[declaration.name, default: []].append(position)
    byType[declaration.owner, default: []].append(position)
  }

  /// The group of a renamed type that a declaration has.
  private func rename(of declaration: PublicDeclaration) -> Int? {
    if renames.isEmpty { return nil }
    let words = declaration.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
    return words.lazy.compactMap { renames[String($0)] }.first
  }

  /// What the changes of a part have in common in several requests and responses.
  private struct Part: Hashable {
    let message: String
    let old: Mark?
    let new: Mark?

    init(_ change: Change) {
      message = change.message
      old = change.old
      new = change.new
    }
  }
}

extension Change {
  /// Whether the changed part has the name of a declaration.
  fileprivate func concerns(_ other: PublicDeclaration) -> Bool {
    let part = path.isEmpty ? subject.split(separator: " ").last : path.split(separator: "/").last
    return part.map(Self.letters) == other.name.split(separator: ".").last.map(Self.letters)
  }

  private static func letters(_ text: Substring) -> String {
    text.filter { $0.isLetter || $0.isNumber }.lowercased()
  }
}

/// The Swift declarations of the parts at the locations of changes.
private struct ChangedSymbols {
  private let pointers: SourcePointers
  private let symbols: SwiftSymbols

  init(_ changes: [Change], _ symbols: SwiftSymbols) {
    pointers = SourcePointers(
      changes.flatMap { [$0.old, $0.new].compactMap(\.self) },
      SourcePaths()
    )
    self.symbols = symbols
  }

  func names(of change: Change) -> [String] {
    [change.old, change.new].compactMap { mark in
      mark.flatMap { mark in
        pointers.pointer(at: mark).flatMap { symbols.name(in: mark.file, at: $0) }
      }
    }
  }
}
