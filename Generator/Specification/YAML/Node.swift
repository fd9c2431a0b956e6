/// A node of a parsed file, which is cheap to copy.
public struct Node: Sendable {
  /// The kind of a node in the core schema of YAML 1.2; a scalar that is not plain is a string.
  public enum Kind: UInt8, Sendable {
    case null, boolean, integer, float, string, sequence, mapping
  }

  public let tree: Tree
  let index: UInt32

  var record: Tree.Record { tree.records[Int(index)] }

  public var kind: Kind { record.kind }
  public var mark: Mark { tree.mark(record) }

  /// Whether a scalar was written in quotes or as a block, and not plain.
  public var isQuoted: Bool { record.isQuoted }

  /// The text of a scalar, unescaped and unfolded; empty for a collection.
  public var text: String {
    let record = record
    return record.kind.isCollection ? "" : tree.text(record)
  }

  /// The number of bytes of the text of a scalar; 0 for a collection.
  package var byteCount: Int {
    let record = record
    return record.kind.isCollection ? 0 : Int(record.count)
  }

  /// The text of a string; nil for other kinds.
  public var string: String? { kind == .string ? text : nil }

  public var boolean: Bool? {
    kind == .boolean ? text.lowercased() == "true" : nil
  }

  /// The value of an integer that is representable as `Int`.
  public var integer: Int? { kind == .integer ? CoreSchema.integer(text) : nil }

  /// The value of an integer or a float.
  public var number: Double? {
    switch kind {
    case .integer, .float: CoreSchema.number(text)
    default: nil
    }
  }
}

extension Node: Hashable {
  public static func == (one: Node, other: Node) -> Bool {
    one.index == other.index && one.tree === other.tree
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(tree))
    hasher.combine(index)
  }
}

extension Node.Kind {
  public var isCollection: Bool { self == .sequence || self == .mapping }
}
