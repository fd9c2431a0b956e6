/// Builds a tree from a reader's events, and judges what the events mean together: duplicate and
/// merge keys, aliases, depth and size.
struct TreeBuilder {
  struct Position {
    var line: Int
    var column: Int
  }

  /// A collection that is still open.
  struct Frame {
    let record: UInt32
    let isMapping: Bool
    /// Where its children begin among the pending ones.
    let base: Int
    let anchor: String?
    /// The nodes in it, aliases followed.
    var weight = 1
    /// The collections inside each other in it, aliases followed.
    var height = 1
    var hasMerge = false
  }

  struct Anchor {
    var record: UInt32
    var weight = 1
    var height = 0
    var isOpen = false
  }

  let file: String
  let limits: Limits
  let diagnostics: Diagnostics

  var records: [Tree.Record] = []
  var children: [UInt32] = []
  /// Byte 0 stands for the empty key.
  var blob: [UInt8] = [0]
  var keys = KeyTable()
  var indexes: [UInt32: [KeyIndex.Element]] = [:]
  var pending: [UInt32] = []
  var frames: [Frame] = []
  var anchors: [String: Anchor] = [:]
  var sharedNodes = 0
  var root: UInt32?

  init(file: String, limits: Limits, diagnostics: Diagnostics, size: Int) {
    self.file = file
    self.limits = limits
    self.diagnostics = diagnostics
    blob.reserveCapacity(size / 2)
    records.reserveCapacity(size / 16)
    children.reserveCapacity(size / 16)
  }

  /// The finished tree; nil when there was no document.
  func tree() -> Tree? {
    guard let root, frames.isEmpty else { return nil }
    return Tree(
      file: file,
      records: records,
      children: children,
      blob: blob,
      keys: keys,
      indexes: indexes,
      root: root
    )
  }

  /// Forgets a document in which nothing is written; false when there is none.
  mutating func dropEmptyRoot() -> Bool {
    guard let root, records[Int(root)].kind == .null, records[Int(root)].count == 0 else {
      return false
    }
    self.root = nil
    return true
  }

  func mark(_ position: Position) -> Mark {
    Mark(file: file, line: position.line, column: position.column)
  }

  func mark(_ record: UInt32) -> Mark {
    let record = records[Int(record)]
    return Mark(file: file, line: Int(record.line), column: Int(record.column))
  }

  func text(_ record: UInt32) -> String {
    let record = records[Int(record)]
    let start = Int(record.first)
    return String(decoding: blob[start..<start + Int(record.count)], as: UTF8.self)
  }
}

// MARK: Events

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
    if frame.isMapping { try settle(frame) }
    let first = children.count
    for (place, child) in pending[frame.base...].enumerated()
    where records[Int(child)].parent == frame.record
      && records[Int(child)].slot == Tree.Record.none
    {
      records[Int(child)].slot = UInt32(first + place)
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

  /// A scalar gets a record of its own: its place is here, and it may be a key here or there.
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

  /// A long scalar counts as many nodes, since each use of it may be copied.
  private func weight(of scalar: Tree.Record) -> Int {
    1 + Int(scalar.count) / 1024
  }

  /// Counts nodes that are used again.
  mutating func share(_ weight: Int, at position: Position) throws(Diagnostic) {
    sharedNodes += weight
    if sharedNodes > limits.sharedNodes { throw aliasBomb(at: position) }
  }

  /// Takes a finished node into the collection that it was written in.
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

extension Tree.Record {
  init(kind: Node.Kind, isQuoted: Bool, at position: TreeBuilder.Position) {
    self.init(
      kind: kind,
      isQuoted: isQuoted,
      line: UInt32(truncatingIfNeeded: position.line),
      column: UInt32(truncatingIfNeeded: position.column)
    )
  }

  var position: TreeBuilder.Position {
    TreeBuilder.Position(line: Int(line), column: Int(column))
  }
}
