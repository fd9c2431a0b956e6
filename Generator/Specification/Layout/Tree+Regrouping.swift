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
      indexes[mapping] = KeyIndex.index(of: mapping, records, children)
    }
    self.init(
      file: tree.file,
      records: records,
      children: children,
      blob: tree.blob,
      keys: tree.keys,
      indexes: indexes,
      root: tree.rootIndex,
      written: tree.written,
      overlays: tree.overlays
    )
  }
}
