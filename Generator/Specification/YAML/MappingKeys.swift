// The checks of a mapping's keys at its end.
extension TreeBuilder {
  mutating func finishMapping(_ frame: Frame) throws(Diagnostic) {
    dropCollectionKeys(frame)
    dropDuplicates(frame)
    if frame.hasMerge { try merge(frame) }
    let entries = (pending.count - frame.base) / 2
    if entries > KeyIndex.threshold { indexes[frame.record] = sortedEntries(frame) }
  }

  private mutating func dropCollectionKeys(_ frame: Frame) {
    let positions = stride(from: frame.base, to: pending.count, by: 2).filter { position in
      records[Int(pending[position])].kind.isCollection
    }
    for position in positions {
      diagnostics.warn(
        .invalidSyntax,
        at: mark(pending[position]),
        "a key must be a scalar, not a collection; ignored",
        fix: "put a key that contains brackets or braces in quotes"
      )
    }
    remove(positions)
  }

  /// Keeps the last entry of duplicate keys, as most parsers do.
  private mutating func dropDuplicates(_ frame: Frame) {
    let entries = (pending.count - frame.base) / 2
    var duplicates: [(position: Int, later: Int)] = []
    if entries <= KeyIndex.threshold {
      for position in stride(from: frame.base, to: pending.count, by: 2)
      where !isMerge(pending[position]) {
        let key = records[Int(pending[position])].first
        for later in stride(from: position + 2, to: pending.count, by: 2)
        where records[Int(pending[later])].first == key {
          duplicates.append((position, later))
          break
        }
      }
    } else {
      var last: [UInt32: Int] = [:]
      last.reserveCapacity(entries)
      for position in stride(from: frame.base, to: pending.count, by: 2) {
        let key = records[Int(pending[position])].first
        if let earlier = last.updateValue(position, forKey: key), !isMerge(pending[position]) {
          duplicates.append((earlier, position))
        }
      }
      duplicates.sort { $0.position < $1.position }
    }
    for (position, later) in duplicates { reportDuplicate(pending[later], of: pending[position]) }
    remove(duplicates.map(\.position))
  }

  private func reportDuplicate(_ key: UInt32, of first: UInt32) {
    diagnostics.warn(
      .duplicateKey,
      at: mark(key),
      "duplicate key \(Excerpt.quoted(text(key))); the last one is used",
      fix: "remove or rename one of the two keys",
      related: [(mark(first), "this one is ignored")]
    )
  }

  /// Removes the entries whose keys are at the positions, in ascending order.
  private mutating func remove(_ positions: [Int]) {
    guard var target = positions.first else { return }
    var next = 0
    for position in stride(from: target, to: pending.count, by: 2) {
      if next < positions.count, positions[next] == position {
        next += 1
        continue
      }
      pending[target] = pending[position]
      pending[target + 1] = pending[position + 1]
      target += 2
    }
    pending.removeSubrange(target...)
  }

  private func sortedEntries(_ frame: Frame) -> [KeyIndex.Element] {
    stride(from: frame.base, to: pending.count, by: 2).map { position in
      KeyIndex.Element(key: records[Int(pending[position])].first, value: pending[position + 1])
    }
    .sorted { $0.key < $1.key }
  }
}
