// Merge keys (`<<`), which YAML 1.2 removed, but documents still use.
extension TreeBuilder {
  /// Replaces merge keys by the merged entries; own keys, and earlier ones, have precedence.
  mutating func merge(_ frame: Frame) throws(Diagnostic) {
    let own = Array(pending[frame.base...])
    var taken: Set<UInt32> = []
    for position in stride(from: 0, to: own.count, by: 2) where !isMerge(own[position]) {
      taken.insert(records[Int(own[position])].first)
    }
    pending.removeSubrange(frame.base...)
    for position in stride(from: 0, to: own.count, by: 2) {
      guard isMerge(own[position]) else {
        pending.append(contentsOf: own[position...position + 1])
        continue
      }
      for source in sources(own[position + 1]) {
        try append(entriesOf: source, to: frame, unless: &taken, at: own[position])
      }
    }
  }

  func isMerge(_ key: UInt32) -> Bool {
    let record = records[Int(key)]
    return record.count == 2 && !record.isQuoted && text(key) == "<<"
  }

  /// The mappings that a merge key refers to.
  private func sources(_ value: UInt32) -> [UInt32] {
    let record = records[Int(value)]
    let named = record.kind == .sequence ? Array(children(of: record)) : [value]
    return named.filter { source in
      if records[Int(source)].kind == .mapping { return true }
      diagnostics.warn(
        .invalidSyntax,
        at: mark(source),
        "a merge key must refer to a mapping or to a sequence of mappings; ignored",
        fix: "refer to a mapping, or write \"<<\" in quotes for an ordinary key"
      )
      return false
    }
  }

  private mutating func append(
    entriesOf source: UInt32,
    to frame: Frame,
    unless taken: inout Set<UInt32>,
    at key: UInt32
  ) throws(Diagnostic) {
    let isWrittenHere = isWritten(source, in: frame.record)
    let entries = Array(children(of: records[Int(source)]))
    try share(entries.count / 2, at: records[Int(key)].position)
    for position in stride(from: 0, to: entries.count, by: 2)
    where taken.insert(records[Int(entries[position])].first).inserted {
      pending.append(contentsOf: entries[position...position + 1])
      if isWrittenHere, records[Int(entries[position + 1])].parent == source {
        records[Int(entries[position + 1])].parent = frame.record
        records[Int(entries[position + 1])].slot = Tree.Record.none
      }
    }
  }

  /// Whether a mapping is written under the merge key itself, alone or in a list.
  private func isWritten(_ source: UInt32, in mapping: UInt32) -> Bool {
    let parent = records[Int(source)].parent
    return parent == mapping
      || parent != Tree.Record.none && records[Int(parent)].kind == .sequence
        && records[Int(parent)].parent == mapping && records[Int(parent)].slot == Tree.Record.none
  }

  private func children(of record: Tree.Record) -> ArraySlice<UInt32> {
    children[Int(record.first)..<Int(record.first + record.count)]
  }
}
