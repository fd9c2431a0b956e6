/// A parsed file: an immutable arena of nodes over one blob of bytes.
public final class Tree: Sendable {
  /// One node.
  ///
  /// `first` and `count` are the range of a scalar's bytes in the blob, or of a collection's
  /// children; a mapping's children alternate between keys and values.
  struct Record {
    static let none = UInt32.max

    var kind: Node.Kind
    var isQuoted: Bool
    /// The number of the overlay that contains the node, from 1; 0 for the file itself.
    var overlay: UInt16 = 0
    var line: UInt32
    var column: UInt32
    var first: UInt32 = 0
    var count: UInt32 = 0
    /// The enclosing collection of the node.
    var parent = Record.none
    /// The node's index among all children; `none` for a node omitted after an error.
    var slot = Record.none

    /// Whether the node has a parent: false for the root, and for nodes omitted after an error.
    var isAttached: Bool { parent != Record.none && slot != Record.none }
  }

  /// The file's path, as diagnostics show it.
  public let file: String

  let records: [Record]
  let children: [UInt32]
  let blob: [UInt8]
  let keys: KeyTable
  /// The sorted entries of each mapping that is too large for a linear search.
  let indexes: [UInt32: [KeyIndex.Element]]
  let rootIndex: UInt32
  /// The values of corrected keys by their written keys, by mapping.
  let written: [UInt32: [String: UInt32]]
  /// The files of the overlays that were applied.
  let overlays: [String]

  init(
    file: String,
    records: [Record],
    children: [UInt32],
    blob: [UInt8],
    keys: KeyTable,
    indexes: [UInt32: [KeyIndex.Element]],
    root: UInt32,
    written: [UInt32: [String: UInt32]] = [:],
    overlays: [String] = []
  ) {
    self.file = file
    self.records = records
    self.children = children
    self.blob = blob
    self.keys = keys
    self.indexes = indexes
    self.rootIndex = root
    self.written = written
    self.overlays = overlays
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

  /// The value of a mapping's first entry with this key.
  ///
  /// This is the most frequent operation, so the arrays are accessed once instead of for each key.
  func value(of key: UnsafeBufferPointer<UInt8>, in mapping: Record) -> UInt32? {
    let range = Int(mapping.first)..<Int(mapping.first) + Int(mapping.count)
    return children.withUnsafeBufferPointer { children in
      records.withUnsafeBufferPointer { records in
        blob.withUnsafeBufferPointer { blob in
          stride(from: range.lowerBound, to: range.upperBound, by: 2)
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
    let file = record.overlay == 0 ? file : overlays[Int(record.overlay) - 1]
    return Mark(file: file, line: Int(record.line), column: Int(record.column))
  }
}
