/// The names under a file's `components`, or in its sections of Swagger 2.0, for references that
/// almost match them.
struct ComponentNames {
  /// The pointers of components by exact name, and by name without case, blanks and `#`.
  private var exact: [String: [[String]]] = [:]
  private var loose: [String: [[String]]] = [:]
  private let sections: Set<String>

  init(of tree: Tree) {
    let listing = tree.root["components"].map { Array($0.entries) } ?? []
    let own = tree.root.isSwagger ? tree.root.entries.filter { Self.swagger.contains($0.key) } : []
    sections = Set((listing + own).map(\.key))
    for section in listing where !section.key.hasPrefix("x-") { add(section, in: ["components"]) }
    for section in own { add(section, in: []) }
  }

  private mutating func add(_ section: Node.Entry, in parents: [String]) {
    for component in section.value.entries {
      let pointer = parents + [section.key, component.key]
      exact[component.key, default: []].append(pointer)
      loose[ComponentNames.normalized(component.key), default: []].append(pointer)
    }
  }

  /// The sections at the root of a Swagger 2.0 document.
  private static let swagger = ["definitions", "parameters", "responses"]

  /// Returns the only component that matches an unresolved pointer, with the steps below it.
  ///
  /// Authors misspell or omit `components` and the section, don't escape a slash in a name, or
  /// write a name in another case. Returns nil if several components match.
  func component(matching steps: [String]) -> [String]? {
    let hasSection = steps.count > 2 && ComponentNames.normalized(steps[0]).hasPrefix("component")
    let prefixCount = hasSection ? 2 : steps.count > 1 ? 1 : 0
    let section = prefixCount == 0 ? "" : steps[prefixCount - 1]
    let rest = Array(steps[prefixCount...])
    for count in stride(from: min(rest.count, 8), to: 0, by: -1) {
      let name = rest[..<count].joined(separator: "/")
      let found =
        only(exact[name], in: section) ?? only(loose[ComponentNames.normalized(name)], in: section)
      if let found { return found + rest[count...].filter { !$0.isEmpty } }
    }
    return nil
  }

  /// The only pointer in the section, or the only one at all.
  private func only(_ pointers: [[String]]?, in section: String) -> [String]? {
    guard let pointers else { return nil }
    let word = ComponentNames.normalized(section)
    let inside = pointers.filter {
      ComponentNames.normalized($0[$0.count - 2]).hasPrefix(word) && !word.isEmpty
    }
    if inside.count == 1 { return inside[0] }
    return inside.isEmpty && pointers.count == 1 && !sections.contains(section) ? pointers[0] : nil
  }

  private static func normalized(_ name: String) -> String {
    name.lowercased().filter { !$0.isWhitespace && $0 != "#" }
  }
}
