/// The names under a file's `components`, for references that miss them by a little.
struct ComponentNames {
  /// The pointers of components by name, and by name without case, blanks and marks at its ends.
  private var exact: [String: [[String]]] = [:]
  private var loose: [String: [[String]]] = [:]
  private let sections: Set<String>

  init(of tree: Tree) {
    let listing = tree.root["components"]?.entries
    sections = Set(listing?.map(\.key) ?? [])
    for section in listing.map(Array.init) ?? [] where !section.key.hasPrefix("x-") {
      for component in section.value.entries {
        let pointer = ["components", section.key, component.key]
        exact[component.key, default: []].append(pointer)
        loose[ComponentNames.plain(component.key), default: []].append(pointer)
      }
    }
  }

  /// The only component that a pointer to nothing can mean, and the steps below it.
  ///
  /// Authors misspell `components` and the section, leave them out, write a slash of a name
  /// unescaped, or a name in other case; where several components fit, nothing is meant.
  func component(meantBy steps: [String]) -> [String]? {
    let isSpelt = steps.count > 2 && ComponentNames.plain(steps[0]).hasPrefix("component")
    let lead = isSpelt ? 2 : steps.count > 1 ? 1 : 0
    let section = lead == 0 ? "" : steps[lead - 1]
    let rest = Array(steps[lead...])
    for count in stride(from: min(rest.count, 8), to: 0, by: -1) {
      let name = rest[..<count].joined(separator: "/")
      let found =
        only(exact[name], in: section) ?? only(loose[ComponentNames.plain(name)], in: section)
      if let found { return found + rest[count...].filter { !$0.isEmpty } }
    }
    return nil
  }

  /// The one of several that stands in the section, or the only one at all.
  private func only(_ pointers: [[String]]?, in section: String) -> [String]? {
    guard let pointers else { return nil }
    let word = ComponentNames.plain(section)
    let inside = pointers.filter { ComponentNames.plain($0[1]).hasPrefix(word) && !word.isEmpty }
    if inside.count == 1 { return inside[0] }
    return inside.isEmpty && pointers.count == 1 && !sections.contains(section) ? pointers[0] : nil
  }

  private static func plain(_ name: String) -> String {
    name.lowercased().filter { !$0.isWhitespace && $0 != "#" }
  }
}
