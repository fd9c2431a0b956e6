import SourceDiagnostics

extension Node {
  /// The JSON pointer to the location where the node was written, such as
  /// `#/paths/~1books/get`.
  public var pointer: String {
    var path: [UInt32] = []
    path.reserveCapacity(16)
    var current = index
    while tree.records[Int(current)].isAttached {
      path.append(current)
      current = tree.records[Int(current)].parent
    }
    var pointer = [UInt8(ascii: "#")]
    pointer.reserveCapacity(128)
    for current in path.reversed() {
      pointer.append(UInt8(ascii: "/"))
      write(tree.records[Int(current)], to: &pointer)
    }
    return String(decoding: pointer, as: UTF8.self)
  }

  /// The enclosing collection; nil for the root, and for omitted nodes.
  package var parent: Node? { record.isAttached ? Node(tree: tree, index: record.parent) : nil }

  /// The key or the index of the node in its parent.
  package var step: String? {
    let record = record
    guard record.isAttached else { return nil }
    let parent = tree.records[Int(record.parent)]
    return parent.kind == .mapping
      ? tree.text(tree.key(of: record)) : String(record.slot - parent.first)
  }

  /// Whether the node is the value of this key in its parent; compares without creating a string.
  package func isValue(ofKey key: String) -> Bool {
    let record = record
    guard record.isAttached, tree.records[Int(record.parent)].kind == .mapping else { return false }
    var key = key
    return key.withUTF8 { tree.holds($0, at: tree.key(of: record)) }
  }

  /// Whether the node is `components` of its file.
  var isComponents: Bool { isValue(ofKey: "components") && parent == tree.root }

  /// The maximum number of a key's bytes in a pointer.
  ///
  /// Thousands of nodes may be below one key: a longer key is cut, and followed by its index.
  private static let longestStep = 1_000

  /// Appends the escaped key, or the index, of an entry.
  private func write(_ entry: Tree.Record, to pointer: inout [UInt8]) {
    let parent = tree.records[Int(entry.parent)]
    guard parent.kind == .mapping else {
      pointer += String(entry.slot - parent.first).utf8
      return
    }
    let whole = tree.bytes(tree.key(of: entry))
    let key = whole.prefix(Node.longestStep)
    defer {
      if key.count < whole.count { pointer += "…\((entry.slot - parent.first) / 2)".utf8 }
    }
    guard key.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else {
      pointer += key
      return
    }
    for byte in key {
      switch byte {
      case UInt8(ascii: "~"): pointer += "~0".utf8
      case UInt8(ascii: "/"): pointer += "~1".utf8
      default: pointer.append(byte)
      }
    }
  }
}

extension Tree {
  /// The node at a JSON pointer, such as `#/paths/~1books/get`; nil if there is none.
  package func node(at pointer: String) -> Node? {
    var node: Node? = root
    for step in pointer.split(separator: "/").drop(while: { $0 == "#" }) {
      let key = Pointer.unescaped(step) ?? String(step)
      node = node?[key] ?? Int(key).flatMap { node?[$0] }
    }
    return node
  }
}
