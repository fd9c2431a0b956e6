extension Tree {
  /// The new entries of each mapping, as positions of the keys among the tree's children.
  typealias Grouping = [UInt32: [Int]]

  /// Creates a copy with the entries of some mappings regrouped; nodes keep their source locations.
  ///
  /// A null value with new entries becomes a mapping.
  convenience init(_ tree: Tree, regrouped groups: Grouping) {
    var (records, children, indexes) = (tree.records, tree.children, tree.indexes)
    for (mapping, positions) in groups.sorted(by: { $0.key < $1.key }) {
      let first = children.count
      for position in positions {
        for offset in 0...1 {
          let child = tree.children[position + offset]
          if records[Int(child)].isAttached,
            Int(tree.records[Int(child)].slot) == position + offset
          {
            records[Int(child)].parent = mapping
            records[Int(child)].slot = UInt32(children.count)
          }
          children.append(child)
        }
      }
      records[Int(mapping)].kind = .mapping
      records[Int(mapping)].first = UInt32(first)
      records[Int(mapping)].count = UInt32(children.count - first)
      indexes[mapping] = Self.index(children[first...], records)
    }
    self.init(
      file: tree.file,
      records: records,
      children: children,
      blob: tree.blob,
      keys: tree.keys,
      indexes: indexes,
      root: tree.rootIndex,
      written: tree.written
    )
  }

  /// The sorted entries of a mapping; nil if it is small enough for a linear search.
  private static func index(
    _ entries: ArraySlice<UInt32>,
    _ records: [Record]
  ) -> [KeyIndex.Element]? {
    guard entries.count / 2 > KeyIndex.threshold else { return nil }
    return stride(from: entries.startIndex, to: entries.endIndex, by: 2)
      .map { KeyIndex.Element(key: records[Int(entries[$0])].first, value: entries[$0 + 1]) }
      .sorted { $0.key < $1.key }
  }
}
