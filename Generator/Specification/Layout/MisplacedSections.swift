extension Diagnostic.Code {
  static let misplacedSection = Self("misplaced-section")
}

/// Sections of a description that are indented too far or too little, so that they are part of
/// another section, or their entries are no part of theirs.
///
/// A section that is absent, or null, and is found elsewhere, is moved to where it belongs: each
/// slip is reported once, and nothing of what would follow from it.
struct MisplacedSections {
  private let tree: Tree
  private let root: Node
  private let keys: SectionKeys

  /// A section out of place, and the entries of the mappings that it changes.
  private struct Slip {
    let diagnostic: Diagnostic
    let groups: Tree.Grouping
  }

  private init(_ tree: Tree) {
    self.tree = tree
    root = tree.root
    keys = SectionKeys(of: tree.root)
  }

  /// The same file with each section where it belongs, after reporting those that are not.
  static func corrected(_ tree: Tree, diagnostics: Diagnostics) -> Tree {
    var tree = tree
    for _ in SectionKeys.sections {
      guard let slip = MisplacedSections(tree).first else { break }
      diagnostics.report(slip.diagnostic)
      tree = Tree(tree, regrouped: slip.groups)
    }
    return tree
  }

  private var first: Slip? {
    guard root.kind == .mapping else { return nil }
    for section in SectionKeys.sections where keys.form(of: section) != nil {
      guard root[section] == nil || root[section]?.kind == .null else { continue }
      if let slip = deeper(section) ?? beside(section) { return slip }
    }
    for section in SectionKeys.sections {
      if let slip = inside(section) { return slip }
    }
    return nil
  }
}

// MARK: - Indented too far

extension MisplacedSections {
  /// The section inside of another one.
  private func deeper(_ section: String) -> Slip? {
    root.entries.lazy
      .filter { SectionKeys.containers.contains($0.key) && keys.isForeign(section, to: $0.key) }
      .compactMap { find(section, in: $0.value, path: [$0.key]) }
      .first
  }

  /// What is indented too far is an entry of the last mapping before it.
  private func find(_ section: String, in parent: Node, path: [String]) -> Slip? {
    guard parent.kind == .mapping, path.count <= 5 else { return nil }
    let entries = Array(parent.entries)
    guard let position = entries.firstIndex(where: { $0.key == section }) else {
      let last = entries.last { $0.value.kind == .mapping }
      return last.flatMap { find(section, in: $0.value, path: path + [$0.key]) }
    }
    let value = entries[position].value
    let followers = entries[(position + 1)...].prefix { keys.belongs($0, to: section) }
    let isEmptied = value.kind == .null && !followers.isEmpty
    guard isEmptied || keys.isSection(value, named: section) else { return nil }
    return Slip(
      diagnostic: tooFar(section, at: entries[position].keyMark, path),
      groups: lifting(position, of: parent, with: isEmptied ? followers.count : 0)
    )
  }

  private func tooFar(_ section: String, at mark: Mark, _ path: [String]) -> Diagnostic {
    // The name of a section is a word of the standard; any other was chosen by an author.
    let container = path.count == 1 ? path[0] : Excerpt.quoted(path[path.count - 1])
    let isJSON = tree.file.lowercased().hasSuffix(".json")
    return Diagnostic(
      .error,
      .misplacedSection,
      at: mark,
      (isJSON ? "\(section) is out of place" : "\(section) is indented too far")
        + ": it lies under \(container)",
      fix: isJSON ? "move it to the top level" : "begin \(section): in the first column"
    )
  }

  /// Moves an entry to the root, where what follows it becomes its value if it has none.
  private func lifting(_ position: Int, of parent: Node, with count: Int) -> Tree.Grouping {
    let places = places(of: parent)
    let end = position + 1 + count
    var groups = [parent.index: Array(places[..<position] + places[end...])]
    if count > 0 {
      groups[tree.children[places[position] + 1]] = Array(places[(position + 1)..<end])
    }
    let key = tree.records[Int(tree.children[places[position]])].first
    let others = self.places(of: root).filter { tree.records[Int(tree.children[$0])].first != key }
    groups[root.index] = others + [places[position]]
    return groups
  }
}

// MARK: - Indented too little

extension MisplacedSections {
  /// Entries of the section beside it.
  private func beside(_ section: String) -> Slip? {
    root.entries.firstIndex { $0.key == section }
      .flatMap { adopting(section, in: root, $0) { keys.belongs($0, to: section) } }
  }

  /// The same in a section whose own sections have names that authors choose: schemas, responses.
  private func inside(_ section: String) -> Slip? {
    guard let parent = root[section], case .one(let object)? = keys.form(of: section) else {
      return nil
    }
    // On macOS 14, what `enumerated()` gives is no collection yet.
    return parent.entries.indices.lazy.compactMap { position in
      let entry = parent.entries[position]
      guard entry.value.kind == .null, case .map? = keys.form(of: entry.key, in: object) else {
        return nil
      }
      return adopting(entry.key, in: parent, position) { other in
        other.value.kind == .mapping && !other.key.hasPrefix("x-")
          && keys.form(of: other.key, in: object) == nil
      }
    }
    .first
  }

  /// Takes the entries behind a null value as its own, as long as they belong to it.
  private func adopting(
    _ section: String,
    in parent: Node,
    _ position: Int,
    belongs: (Node.Entry) -> Bool
  ) -> Slip? {
    let followers = parent.entries[(position + 1)...].prefix(while: belongs)
    guard let first = followers.first else { return nil }
    let places = places(of: parent)
    let end = position + 1 + followers.count
    return Slip(
      diagnostic: Diagnostic(
        .error,
        .misplacedSection,
        at: first.keyMark,
        "\(Excerpt.quoted(first.key)) is indented too little: it belongs under \(section)",
        fix: "indent what belongs to \(section) by two more columns"
      ),
      groups: [
        parent.index: Array(places[...position] + places[end...]),
        tree.children[places[position] + 1]: Array(places[(position + 1)..<end]),
      ]
    )
  }

  private func places(of mapping: Node) -> [Int] { Array(tree.places(of: mapping.record)) }
}
