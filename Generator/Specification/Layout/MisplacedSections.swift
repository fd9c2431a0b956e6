/// Detects sections of a description with a wrong indentation: they are nested in another section,
/// or their entries are not nested in them.
///
/// A section that is absent or null, but found elsewhere, is moved to its correct parent. Each
/// misplaced section is reported once, without consequential errors.
struct MisplacedSections {
  private let tree: Tree
  private let root: Node
  private let keys: SectionKeys

  /// A diagnostic of a misplaced section, and the entries of the mappings that it changes.
  private struct Correction {
    let diagnostic: Diagnostic
    let groups: Tree.Grouping
  }

  private init(_ tree: Tree) {
    self.tree = tree
    root = tree.root
    keys = SectionKeys(of: tree.root)
  }

  /// Returns the file with each section in its correct parent, after reporting misplaced ones.
  static func corrected(_ tree: Tree, diagnostics: Diagnostics) -> Tree {
    var tree = tree
    for _ in SectionKeys.sections {
      guard let correction = MisplacedSections(tree).first else { break }
      diagnostics.report(correction.diagnostic)
      tree = Tree(tree, regrouped: correction.groups)
    }
    return tree
  }

  private var first: Correction? {
    guard root.kind == .mapping else { return nil }
    for section in SectionKeys.sections where keys.form(of: section) != nil {
      guard root[section] == nil || root[section]?.kind == .null else { continue }
      if let correction = overIndented(section) ?? underIndented(section) { return correction }
    }
    for section in SectionKeys.sections {
      if let correction = underIndentedEntry(section) { return correction }
    }
    return nil
  }
}

// MARK: - Indented too far

extension MisplacedSections {
  /// Finds a section that is nested in another one.
  private func overIndented(_ section: String) -> Correction? {
    root.entries.lazy
      .filter { SectionKeys.containers.contains($0.key) && keys.isForeign(section, to: $0.key) }
      .compactMap { find(section, in: $0.value, path: [$0.key]) }
      .first
  }

  /// Searches the last mapping before the section, which contains an over-indented entry.
  private func find(_ section: String, in parent: Node, path: [String]) -> Correction? {
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
    return Correction(
      diagnostic: overIndentation(section, at: entries[position].keyMark, path),
      groups: movingToRoot(position, of: parent, with: isEmptied ? followers.count : 0)
    )
  }

  private func overIndentation(_ section: String, at mark: Mark, _ path: [String]) -> Diagnostic {
    let isJSON = tree.file.lowercased().hasSuffix(".json")
    return Diagnostic(
      .error,
      .misplacedSection,
      at: mark,
      "“\(section)” must be at the top level, not in \(Excerpt.quoted(path[path.count - 1]))",
      fix: isJSON
        ? "move “\(section)” to the top level" : "begin “\(section)” in the first column"
    )
  }

  /// Moves an entry to the root; if it has no value, the next `count` entries become its value.
  private func movingToRoot(_ position: Int, of parent: Node, with count: Int) -> Tree.Grouping {
    let positions = keyPositions(of: parent)
    let end = position + 1 + count
    var groups = [parent.index: Array(positions[..<position] + positions[end...])]
    if count > 0 {
      groups[tree.children[positions[position] + 1]] = Array(positions[(position + 1)..<end])
    }
    let key = tree.records[Int(tree.children[positions[position]])].first
    let others = keyPositions(of: root).filter { tree.records[Int(tree.children[$0])].first != key }
    groups[root.index] = others + [positions[position]]
    return groups
  }
}

// MARK: - Indented too little

extension MisplacedSections {
  /// Finds a section whose entries are its siblings.
  private func underIndented(_ section: String) -> Correction? {
    root.entries.firstIndex { $0.key == section }
      .flatMap { moving(section, in: root, $0) { keys.belongs($0, to: section) } }
  }

  /// Finds the same in a section with subsections of author-defined names: schemas, responses.
  private func underIndentedEntry(_ section: String) -> Correction? {
    guard let parent = root[section], case .one(let object)? = keys.form(of: section) else {
      return nil
    }
    // On macOS 14, `EnumeratedSequence` is not a collection yet.
    return parent.entries.indices.lazy.compactMap { position in
      let entry = parent.entries[position]
      guard entry.value.kind == .null, case .map? = keys.form(of: entry.key, in: object) else {
        return nil
      }
      return moving(entry.key, in: parent, position) { other in
        other.value.kind == .mapping && !other.key.hasPrefix("x-")
          && keys.form(of: other.key, in: object) == nil
      }
    }
    .first
  }

  /// Moves the entries after a null value into it, as long as they belong to it.
  private func moving(
    _ section: String,
    in parent: Node,
    _ position: Int,
    belongs: (Node.Entry) -> Bool
  ) -> Correction? {
    let followers = parent.entries[(position + 1)...].prefix(while: belongs)
    guard let first = followers.first else { return nil }
    let positions = keyPositions(of: parent)
    let end = position + 1 + followers.count
    return Correction(
      diagnostic: Diagnostic(
        .error,
        .misplacedSection,
        at: first.keyMark,
        "\(Excerpt.quoted(first.key)) must be in “\(section)”, not beside it",
        fix: "indent the entries of “\(section)” by two more spaces"
      ),
      groups: [
        parent.index: Array(positions[...position] + positions[end...]),
        tree.children[positions[position] + 1]: Array(positions[(position + 1)..<end]),
      ]
    )
  }

  private func keyPositions(of mapping: Node) -> [Int] {
    Array(tree.keyPositions(of: mapping.record))
  }
}
