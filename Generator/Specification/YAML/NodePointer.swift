extension Node {
  /// The JSON pointer to the place where the node was written, such as
  /// `#/paths/~1books/get`.
  public var pointer: String {
    var steps: [String] = []
    var current = record
    while current.parent != Tree.Record.none, current.slot != Tree.Record.none {
      let parent = tree.records[Int(current.parent)]
      if parent.kind == .mapping {
        steps.append(tree.text(tree.records[Int(tree.children[Int(current.slot) - 1])]))
      } else {
        steps.append(String(current.slot - parent.first))
      }
      current = parent
    }
    return steps.reversed().reduce("#") { $0 + "/" + Pointer.escaped($1) }
  }
}
