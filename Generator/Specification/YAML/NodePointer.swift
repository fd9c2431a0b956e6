extension Node {
  /// The JSON pointer to the place where the node was written, such as
  /// `#/paths/~1books/get`.
  public var pointer: String {
    // From the end to the start, since a node knows what it stands in.
    var reversed: [UInt8] = []
    var current = record
    while current.parent != Tree.Record.none, current.slot != Tree.Record.none {
      let parent = tree.records[Int(current.parent)]
      if parent.kind == .mapping {
        let key = tree.records[Int(tree.children[Int(current.slot) - 1])]
        let start = Int(key.first)
        for byte in tree.blob[start..<start + Int(key.count)].reversed() {
          switch byte {
          case UInt8(ascii: "~"): reversed.append(contentsOf: "0~".utf8)
          case UInt8(ascii: "/"): reversed.append(contentsOf: "1~".utf8)
          default: reversed.append(byte)
          }
        }
      } else {
        reversed.append(contentsOf: String(current.slot - parent.first).utf8.reversed())
      }
      reversed.append(UInt8(ascii: "/"))
      current = parent
    }
    reversed.append(UInt8(ascii: "#"))
    return String(decoding: reversed.reversed(), as: UTF8.self)
  }
}
