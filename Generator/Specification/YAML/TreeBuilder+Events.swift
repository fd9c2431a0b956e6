// The events of a reader.
extension TreeBuilder {
  private var expectsKey: Bool {
    guard let frame = frames.last else { return false }
    return frame.isMapping && (pending.count - frame.base) % 2 == 0
  }

  mutating func scalar(
    _ bytes: UnsafeBufferPointer<UInt8>,
    kind: Node.Kind,
    isQuoted: Bool,
    anchor: String? = nil,
    at position: Position
  ) throws(Diagnostic) {
    if bytes.count > limits.scalarSize { throw tooLong(bytes.count, at: position) }
    var record = Tree.Record(kind: kind, isQuoted: isQuoted, at: position)
    record.count = UInt32(bytes.count)
    if expectsKey {
      record.first = keys.intern(bytes, in: &blob)
      if bytes.count == 2, !isQuoted, bytes[0] == UInt8(ascii: "<"), bytes[1] == bytes[0] {
        frames[frames.count - 1].hasMerge = true
      }
    } else {
      record.first = UInt32(blob.count)
      blob.append(contentsOf: bytes)
    }
    let index = UInt32(records.count)
    records.append(record)
    if let anchor { anchors[anchor] = Anchor(record: index, weight: weight(of: record)) }
    complete(index, weight: weight(of: record), height: 0)
  }

  mutating func begin(
    _ kind: Node.Kind,
    anchor: String? = nil,
    at position: Position
  ) throws(Diagnostic) {
    if frames.count >= limits.depth { throw tooDeep(at: position) }
    let index = UInt32(records.count)
    records.append(Tree.Record(kind: kind, isQuoted: false, at: position))
    if let anchor { anchors[anchor] = Anchor(record: index, isOpen: true) }
    frames.append(
      Frame(record: index, isMapping: kind == .mapping, base: pending.count, anchor: anchor)
    )
  }

  mutating func end() throws(Diagnostic) {
    let frame = frames.removeLast()
    if frame.isMapping { try finishMapping(frame) }
    let first = children.count
    for (offset, child) in pending[frame.base...].enumerated()
    where records[Int(child)].parent == frame.record
      && records[Int(child)].slot == Tree.Record.none
    {
      records[Int(child)].slot = UInt32(first + offset)
    }
    children.append(contentsOf: pending[frame.base...])
    records[Int(frame.record)].first = UInt32(first)
    records[Int(frame.record)].count = UInt32(pending.count - frame.base)
    pending.removeSubrange(frame.base...)
    if let anchor = frame.anchor {
      anchors[anchor] = Anchor(record: frame.record, weight: frame.weight, height: frame.height)
    }
    complete(frame.record, weight: frame.weight, height: frame.height)
  }

  mutating func alias(_ name: String, at position: Position) throws(Diagnostic) {
    guard let anchor = anchors[name] else { throw unknownAnchor(name, at: position) }
    if anchor.isOpen { throw recursiveAlias(name, anchor, at: position) }
    if frames.count + anchor.height > limits.depth { throw tooDeep(at: position) }
    try share(anchor.weight, at: position)
    let target = records[Int(anchor.record)]
    if target.kind.isCollection {
      append(anchor.record, weight: anchor.weight, height: anchor.height)
    } else {
      aliasScalar(target, at: position)
    }
  }

  /// Adds a new record for the alias of a scalar, because its source location differs, and only one
  /// of the two may be a key.
  private mutating func aliasScalar(_ target: Tree.Record, at position: Position) {
    var record = Tree.Record(kind: target.kind, isQuoted: target.isQuoted, at: position)
    record.first = target.first
    record.count = target.count
    if expectsKey {
      let start = Int(target.first)
      let bytes = Array(blob[start..<start + Int(target.count)])
      record.first = bytes.withUnsafeBufferPointer { keys.intern($0, in: &blob) }
    }
    records.append(record)
    complete(UInt32(records.count - 1), weight: weight(of: record), height: 0)
  }

  /// The weight of a scalar: a long one counts as many nodes, because each use of it may be copied.
  private func weight(of scalar: Tree.Record) -> Int {
    1 + Int(scalar.count) / 1024
  }

  /// Counts nodes that are shared by aliases and merge keys.
  mutating func share(_ weight: Int, at position: Position) throws(Diagnostic) {
    sharedNodes += weight
    if sharedNodes > limits.sharedNodes { throw aliasBomb(at: position) }
  }

  /// Appends a complete node to its enclosing collection.
  private mutating func complete(_ index: UInt32, weight: Int, height: Int) {
    if let frame = frames.last {
      records[Int(index)].parent = frame.record
      append(index, weight: weight, height: height)
    } else {
      root = index
    }
  }

  private mutating func append(_ index: UInt32, weight: Int, height: Int) {
    guard let last = frames.indices.last else { return }
    pending.append(index)
    frames[last].weight += weight
    frames[last].height = max(frames[last].height, height + 1)
  }
}
