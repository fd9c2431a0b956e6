extension Tree {
  /// Creates a copy with corrected keys; nodes keep their source locations.
  convenience init(_ tree: Tree, corrected corrections: [Spelling.Correction]) {
    var (records, children, blob) = (tree.records, tree.children, tree.blob)
    var (keys, indexes, written) = (tree.keys, tree.indexes, tree.written)
    for correction in corrections {
      var key = records[Int(children[correction.position])]
      let value = children[correction.position + 1]
      written[correction.mapping, default: [:]][tree.text(key)] = value
      let old = key.first
      var word = correction.word
      key.first = word.withUTF8 { keys.intern($0, in: &blob) }
      key.count = UInt32(correction.word.utf8.count)
      children[correction.position] = UInt32(records.count)
      records.append(key)
      if var index = indexes[correction.mapping] {
        index.removeAll { $0.key == old }
        index.append(KeyIndex.Element(key: key.first, value: value))
        indexes[correction.mapping] = index.sorted { $0.key < $1.key }
      }
    }
    self.init(
      file: tree.file,
      records: records,
      children: children,
      blob: blob,
      keys: keys,
      indexes: indexes,
      root: tree.rootIndex,
      written: written,
      overlays: tree.overlays
    )
  }

  func children(of sequence: Record) -> ArraySlice<UInt32> {
    children[Int(sequence.first)..<Int(sequence.first + sequence.count)]
  }

  /// The indexes of a mapping's keys among the children.
  func keyPositions(of mapping: Record) -> StrideTo<Int> {
    stride(from: Int(mapping.first), to: Int(mapping.first + mapping.count), by: 2)
  }

  func isExtension(_ key: Record) -> Bool {
    key.count >= 2 && blob[Int(key.first)] == UInt8(ascii: "x")
      && blob[Int(key.first) + 1] == UInt8(ascii: "-")
  }
}
