extension Diagnostic.Code {
  package static let duplicateKey = Self("duplicate-key")
}

/// What a mapping's keys say together, judged when it is closed.
extension TreeBuilder {
  mutating func settle(_ frame: Frame) throws(Diagnostic) {
    dropCollectionKeys(frame)
    dropDuplicates(frame)
    if frame.hasMerge { try merge(frame) }
    let entries = (pending.count - frame.base) / 2
    if entries > KeyIndex.threshold { indexes[frame.record] = sortedEntries(frame) }
  }

  private mutating func dropCollectionKeys(_ frame: Frame) {
    let places = stride(from: frame.base, to: pending.count, by: 2).filter { place in
      records[Int(pending[place])].kind.isCollection
    }
    for place in places {
      diagnostics.report(
        Diagnostic(
          .warning,
          .invalidSyntax,
          at: mark(pending[place]),
          "a mapping's key is a collection here and is omitted, since only scalars can be keys",
          fix: "write the key as text, in quotes if it holds brackets or braces"
        )
      )
    }
    remove(places)
  }

  /// Keeps the last of several entries with one key, as most readers do.
  private mutating func dropDuplicates(_ frame: Frame) {
    let entries = (pending.count - frame.base) / 2
    var doubled: [(place: Int, later: Int)] = []
    if entries <= KeyIndex.threshold {
      for place in stride(from: frame.base, to: pending.count, by: 2) where !isMerge(pending[place])
      {
        let key = records[Int(pending[place])].first
        for later in stride(from: place + 2, to: pending.count, by: 2)
        where records[Int(pending[later])].first == key {
          doubled.append((place, later))
          break
        }
      }
    } else {
      var last: [UInt32: Int] = [:]
      last.reserveCapacity(entries)
      for place in stride(from: frame.base, to: pending.count, by: 2) {
        let key = records[Int(pending[place])].first
        if let earlier = last.updateValue(place, forKey: key), !isMerge(pending[place]) {
          doubled.append((earlier, place))
        }
      }
      doubled.sort { $0.place < $1.place }
    }
    for (place, later) in doubled { reportDuplicate(pending[later], of: pending[place]) }
    remove(doubled.map(\.place))
  }

  private func reportDuplicate(_ key: UInt32, of first: UInt32) {
    diagnostics.report(
      Diagnostic(
        .warning,
        .duplicateKey,
        at: mark(key),
        "the key \(Excerpt.quoted(text(key))) appears twice in this mapping, and the last counts",
        fix: "remove or rename one of the two",
        related: [(mark(first), "this one is omitted")]
      )
    )
  }

  /// Removes the entries whose keys stand at the places, which rise.
  private mutating func remove(_ places: [Int]) {
    guard var target = places.first else { return }
    var next = 0
    for place in stride(from: target, to: pending.count, by: 2) {
      if next < places.count, places[next] == place {
        next += 1
        continue
      }
      pending[target] = pending[place]
      pending[target + 1] = pending[place + 1]
      target += 2
    }
    pending.removeSubrange(target...)
  }

  private func sortedEntries(_ frame: Frame) -> [KeyIndex.Element] {
    stride(from: frame.base, to: pending.count, by: 2).map { place in
      KeyIndex.Element(key: records[Int(pending[place])].first, value: pending[place + 1])
    }
    .sorted { $0.key < $1.key }
  }
}
