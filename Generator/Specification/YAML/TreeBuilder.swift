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
