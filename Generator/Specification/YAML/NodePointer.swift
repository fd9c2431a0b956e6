extension Node {
  /// The JSON pointer to the place where the node was written, such as
  /// `#/paths/~1books/get`.
  public var pointer: String {
    var steps: [Tree.Record] = []
    var current = record
    while current.parent != Tree.Record.none, current.slot != Tree.Record.none {
      steps.append(current)
      current = tree.records[Int(current.parent)]
    }
    var pointer = [UInt8(ascii: "#")]
    for step in steps.reversed() {
      pointer.append(UInt8(ascii: "/"))
      write(step, to: &pointer)
    }
    return String(decoding: pointer, as: UTF8.self)
  }

  /// Appends the key or the number of an entry in its collection.
  private func write(_ step: Tree.Record, to pointer: inout [UInt8]) {
    let parent = tree.records[Int(step.parent)]
    guard parent.kind == .mapping else {
      pointer += String(step.slot - parent.first).utf8
      return
    }
    let key = tree.records[Int(tree.children[Int(step.slot) - 1])]
    for byte in tree.blob[Int(key.first)..<Int(key.first + key.count)] {
      switch byte {
      case UInt8(ascii: "~"): pointer += "~0".utf8
      case UInt8(ascii: "/"): pointer += "~1".utf8
      default: pointer.append(byte)
      }
    }
  }
}
