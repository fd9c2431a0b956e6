extension Node {
  /// The JSON pointer to the place where the node was written, such as
  /// `#/paths/~1books/get`.
  public var pointer: String {
    var places: [UInt32] = []
    places.reserveCapacity(16)
    var place = index
    while tree.records[Int(place)].isPlaced {
      places.append(place)
      place = tree.records[Int(place)].parent
    }
    var pointer = [UInt8(ascii: "#")]
    pointer.reserveCapacity(128)
    for place in places.reversed() {
      pointer.append(UInt8(ascii: "/"))
      write(tree.records[Int(place)], to: &pointer)
    }
    return String(decoding: pointer, as: UTF8.self)
  }

  /// What the node was written in; nil for the root, and for what was left out.
  package var parent: Node? { record.isPlaced ? Node(tree: tree, index: record.parent) : nil }

  /// The key or the number of the node in its parent.
  package var step: String? {
    let record = record
    guard record.isPlaced else { return nil }
    let parent = tree.records[Int(record.parent)]
    return parent.kind == .mapping
      ? tree.text(tree.key(of: record)) : String(record.slot - parent.first)
  }

  /// Whether it stands under this key in its parent; no text is made of what is only compared.
  package func stands(under key: String) -> Bool {
    let record = record
    guard record.isPlaced, tree.records[Int(record.parent)].kind == .mapping else { return false }
    var key = key
    return key.withUTF8 { tree.holds($0, at: tree.key(of: record)) }
  }

  /// Whether it is the `components` of its file.
  var isComponents: Bool { stands(under: "components") && parent == tree.root }

  /// Bytes of a key in a pointer.
  ///
  /// Thousands of nodes may stand below one key: a longer one is cut, and its place follows.
  private static let longestStep = 1_000

  /// Appends the key or the number of an entry, escaped.
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
