/// A place in a parsed file; cheap to copy, and all that a view holds.
public struct Node: Sendable {
  /// What a node is in YAML 1.2's core schema; a scalar that is not plain is a string.
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

  /// Any scalar as it was written, escapes and folding undone; empty for a collection.
  public var text: String {
    let record = record
    return record.kind.isCollection ? "" : tree.text(record)
  }

  /// The text of a string, and of nothing else.
  public var string: String? { kind == .string ? text : nil }

  public var boolean: Bool? {
    kind == .boolean ? text.lowercased() == "true" : nil
  }

  /// The value of an integer that fits.
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
