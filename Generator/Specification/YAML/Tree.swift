/// One parsed file: an arena of nodes over one blob of bytes, immutable once read.
public final class Tree: Sendable {
  /// One node.
  ///
  /// `first` and `count` bound a scalar's bytes in the blob, or a collection's children;
  /// a mapping's children are its keys and values by turns.
  struct Record {
    static let none = UInt32.max

    var kind: Node.Kind
    var isQuoted: Bool
    var line: UInt32
    var column: UInt32
    var first: UInt32 = 0
    var count: UInt32 = 0
    /// The collection that this node was written in.
    var parent = Record.none
    /// The node's place among all children; none for what was left out after an error.
    var slot = Record.none

    /// False for the root, and for what was left out after an error.
    var isPlaced: Bool { parent != Record.none && slot != Record.none }
  }

  /// The file's path as it is shown to the user.
  public let file: String

  let records: [Record]
  let children: [UInt32]
  let blob: [UInt8]
  let keys: KeyTable
  /// For each mapping too large to search one by one: its entries by key.
  let indexes: [UInt32: [KeyIndex.Element]]
  let rootIndex: UInt32
  /// By mapping: the values whose keys were written otherwise than they are read.
  let written: [UInt32: [String: UInt32]]

  init(
    file: String,
    records: [Record],
    children: [UInt32],
    blob: [UInt8],
    keys: KeyTable,
    indexes: [UInt32: [KeyIndex.Element]],
    root: UInt32,
    written: [UInt32: [String: UInt32]] = [:]
  ) {
    self.file = file
    self.records = records
    self.children = children
    self.blob = blob
    self.keys = keys
    self.indexes = indexes
    self.rootIndex = root
    self.written = written
  }

  /// The whole document.
  public var root: Node {
    Node(tree: self, index: rootIndex)
  }

  func text(_ scalar: Record) -> String { String(decoding: bytes(scalar), as: UTF8.self) }

  func bytes(_ scalar: Record) -> ArraySlice<UInt8> {
    blob[Int(scalar.first)..<Int(scalar.first) + Int(scalar.count)]
  }

  /// The key before an entry's value.
  func key(of value: Record) -> Record { records[Int(children[Int(value.slot) - 1])] }

  /// Whether a scalar is these bytes.
  func holds(_ bytes: UnsafeBufferPointer<UInt8>, at scalar: Record) -> Bool {
    blob.withUnsafeBufferPointer { Tree.holds(bytes, at: scalar, in: $0) }
  }

  /// The value of a mapping's first entry whose key is these bytes.
  ///
  /// Nothing is asked as often: the arrays are opened once, and not for each key.
  func value(of key: UnsafeBufferPointer<UInt8>, in mapping: Record) -> UInt32? {
    let places = Int(mapping.first)..<Int(mapping.first) + Int(mapping.count)
    return children.withUnsafeBufferPointer { children in
      records.withUnsafeBufferPointer { records in
        blob.withUnsafeBufferPointer { blob in
          stride(from: places.lowerBound, to: places.upperBound, by: 2)
            .first { Tree.holds(key, at: records[Int(children[$0])], in: blob) }
            .map { children[$0 + 1] }
        }
      }
    }
  }

  @inline(__always)
  private static func holds(
    _ bytes: UnsafeBufferPointer<UInt8>,
    at scalar: Record,
    in blob: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let first = Int(scalar.first)
    return Int(scalar.count) == bytes.count
      && blob[first..<first + bytes.count].elementsEqual(bytes)
  }

  func mark(_ record: Record) -> Mark {
    Mark(file: file, line: Int(record.line), column: Int(record.column))
  }
}
