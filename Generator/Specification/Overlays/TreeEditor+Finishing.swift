extension TreeEditor {
  /// Attaches each shared record that is no longer at its first position to another one.
  mutating func attachSharedRecords() {
    var isAttached = Array(repeating: false, count: records.count)
    var others: [(child: UInt32, parent: UInt32, position: Int)] = []
    visitCollections { index, record in
      for position in Int(record.first)..<Int(record.first + record.count) {
        let child = children[position]
        let isHere = records[Int(child)].parent == index && records[Int(child)].slot == position
        if isHere { isAttached[Int(child)] = true } else { others.append((child, index, position)) }
      }
    }
    for (child, parent, position) in others where !isAttached[Int(child)] {
      isAttached[Int(child)] = true
      records[Int(child)].parent = parent
      records[Int(child)].slot = UInt32(position)
    }
  }

  /// Resets the records that aren't part of the tree anymore, because searches of anchors read all
  /// records.
  mutating func resetUnusedRecords() {
    var isUsed = Array(repeating: false, count: records.count)
    visitCollections { index, _ in isUsed[Int(index)] = true }
    for index in records.indices where !isUsed[index] && records[index].kind.isCollection {
      records[index].kind = .null
      records[index].count = 0
      records[index].parent = Tree.Record.none
      records[index].slot = Tree.Record.none
      indexes[UInt32(index)] = nil
    }
  }

  /// Visits each array and object of the tree once.
  private func visitCollections(_ visit: (UInt32, Tree.Record) -> Void) {
    var isVisited = Array(repeating: false, count: records.count)
    var pending = [base.rootIndex]
    while let index = pending.popLast() {
      let record = records[Int(index)]
      guard record.kind.isCollection, !isVisited[Int(index)] else { continue }
      isVisited[Int(index)] = true
      visit(index, record)
      pending += children[Int(record.first)..<Int(record.first + record.count)]
    }
  }
}
