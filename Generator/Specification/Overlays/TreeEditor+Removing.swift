extension TreeEditor {
  /// Removes the nodes at some paths from their arrays and objects; the root isn't among them.
  mutating func remove(_ paths: [[Int]]) throws(JSONPathError) {
    let groups = Dictionary(grouping: paths) { Array($0.dropLast()) }
    // Descendants first, and later siblings first, so that the other paths stay valid.
    for (parent, members) in groups.sorted(by: { $1.key.lexicographicallyPrecedes($0.key) }) {
      let collection = try ownedRecord(at: parent)
      let removed = Set(members.compactMap(\.last))
      let record = records[Int(collection)]
      let width = record.kind == .mapping ? 2 : 1
      let items = children[Int(record.first)..<Int(record.first + record.count)]
      let kept = items.enumerated().filter { !removed.contains($0.offset / width) }
      try replaceChildren(of: collection, by: kept.map(\.element), attachedTo: collection)
    }
  }
}
