extension Node {
  /// One key of a mapping with its value.
  public struct Entry: Sendable {
    public let key: String
    public let keyMark: Mark
    public let value: Node
  }

  /// The nodes of a sequence.
  public struct Elements: RandomAccessCollection, Sendable {
    let tree: Tree
    public let startIndex: Int
    public let endIndex: Int

    public subscript(position: Int) -> Node {
      Node(tree: tree, index: tree.children[position])
    }
  }

  /// The entries of a mapping, in the order of the document.
  public struct Entries: RandomAccessCollection, Sendable {
    let tree: Tree
    let first: Int
    public let count: Int

    public var startIndex: Int { 0 }
    public var endIndex: Int { count }

    public subscript(position: Int) -> Entry {
      precondition(position >= 0 && position < count, "no such entry")
      let key = tree.records[Int(tree.children[first + 2 * position])]
      return Entry(
        key: tree.text(key),
        keyMark: tree.mark(key),
        value: Node(tree: tree, index: tree.children[first + 2 * position + 1])
      )
    }
  }

  /// The nodes of a sequence; empty for other kinds.
  public var elements: Elements {
    let record = record
    let first = Int(record.first)
    guard record.kind == .sequence else { return Elements(tree: tree, startIndex: 0, endIndex: 0) }
    return Elements(tree: tree, startIndex: first, endIndex: first + Int(record.count))
  }

  /// The entries of a mapping, including merged ones; empty for other kinds.
  public var entries: Entries {
    let record = record
    guard record.kind == .mapping else { return Entries(tree: tree, first: 0, count: 0) }
    return Entries(tree: tree, first: Int(record.first), count: Int(record.count) / 2)
  }

  /// The number of elements or entries.
  public var count: Int {
    switch record.kind {
    case .sequence: Int(record.count)
    case .mapping: Int(record.count) / 2
    default: 0
    }
  }

  public subscript(key: String) -> Node? {
    let record = record
    guard record.kind == .mapping else { return nil }
    if count > KeyIndex.threshold, let sorted = tree.indexes[index] {
      return tree.keys.offset(of: key, in: tree.blob)
        .flatMap { KeyIndex.find($0, in: sorted) }
        .map { Node(tree: tree, index: $0) }
    }
    var key = key
    return key.withUTF8 { key in
      tree.value(of: key, in: record).map { Node(tree: tree, index: $0) }
    }
  }

  public subscript(index: Int) -> Node? {
    let elements = elements
    guard index >= 0, index < elements.count else { return nil }
    return elements[elements.startIndex + index]
  }
}
