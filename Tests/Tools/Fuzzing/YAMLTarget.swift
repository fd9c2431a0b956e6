import Specification

/// The target of the document reader: it returns a tree or errors, with valid source locations.
struct YAMLTarget: Target {
  let seeds = Seeds.documents + small

  func check(_ bytes: [UInt8]) throws(Violation) {
    let diagnostics = Diagnostics()
    let lines = 2 + bytes.count { $0 == 0x0A || $0 == 0x0D }
    let tree = Tree.parse(bytes, file: "fuzz.yaml", diagnostics: diagnostics)
    for diagnostic in diagnostics.all {
      if let mark = diagnostic.mark { try Self.check(mark, lines) }
    }
    guard let tree else {
      if !diagnostics.hasErrors { throw Violation("it is refused, without a diagnostic") }
      return
    }
    var budget = 10_000
    try Self.check(tree.root, lines, &budget)
  }

  private static func check(
    _ node: Node,
    _ lines: Int,
    _ budget: inout Int
  ) throws(Violation) {
    // Aliases can produce a tree of any size.
    budget -= 1
    guard budget > 0 else { return }
    try check(node.mark, lines)
    switch node.kind {
    case .sequence:
      for element in node.elements { try check(element, lines, &budget) }
    case .mapping:
      for entry in node.entries {
        try check(entry.keyMark, lines)
        try check(entry.value, lines, &budget)
      }
    case .string, .null, .boolean, .integer, .float: _ = node.text
    }
  }

  private static func check(_ mark: Mark, _ lines: Int) throws(Violation) {
    guard mark.line >= 1, mark.line <= lines, mark.column >= 1 else {
      throw Violation("there is no position \(mark) in \(lines) lines")
    }
  }

  private static let small = [
    "a: &x [1, 2]\nb: *x\n<<: {c: |\n  text\n  more}\n", "{\"a\": [1, 2.5e3, null], \"a\": 'x'}",
    "%YAML 1.2\n--- !!map\n? k\n: - v\n  - >-\n    folded\n...\n",
    "\u{FEFF}key: \"\\u00e9\\x41\"\r\n",
  ].map { Array($0.utf8) }
}
