/// Builds a tree from a reader's events, and handles duplicate and merge keys, aliases, depth and
/// size.
struct TreeBuilder {
  struct Position {
    var line: Int
    var column: Int
  }

  /// A collection that is still open.
  struct Frame {
    let record: UInt32
    let isMapping: Bool
    /// The index of its first child among the pending ones.
    let base: Int
    let anchor: String?
    /// The number of nodes in it, including those of aliases.
    var weight = 1
    /// The depth of nested collections in it, including those of aliases.
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
  /// The bytes of all scalars; byte 0 belongs to the empty key.
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

  /// The complete tree; nil without a document.
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

  /// Drops an empty document; false if it isn't empty.
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
