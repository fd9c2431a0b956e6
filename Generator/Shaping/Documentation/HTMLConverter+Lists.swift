extension HTMLConverter {
  /// The number of spaces before a paragraph of the innermost list.
  var indentation: Int { 2 * min(lists.count, HTMLConverter.depthLimit) }

  /// Deeper lists have the indentation of the list at this depth.
  private static let depthLimit = 8

  mutating func beginList(_ tag: HTMLTag) { lists.append(tag.name == "ol") }

  mutating func beginItem() {
    output.trimEnd()
    let depth = lists.count
    if !output.isEmpty { output += (depth < 2 && !isInItem ? "\n\n" : "\n").utf8 }
    output += repeatElement(0x20, count: max(0, indentation - 2))
    output += (lists.last == true ? "1. " : "- ").utf8
    skipsSpace = true
  }

  mutating func endList() {
    lists.removeLast(min(1, lists.count))
    guard lists.isEmpty else { return }
    beginBlock()
  }

  /// Whether the last line of the output belongs to an item.
  private var isInItem: Bool {
    let start = output.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let line = output[start...].drop { $0 == 0x20 }
    return line.starts(with: "- ".utf8) || line.starts(with: "1. ".utf8)
      || line.startIndex > start
  }

  mutating func readTable(_ tag: HTMLTag) {
    switch (tag.name, tag.isEnd) {
    case ("table", false):
      beginBlock()
      table = HTMLTable()
    case ("table", true):
      table?.endRow(&output)
      table = nil
      beginBlock()
    case ("tr", false): table?.beginRow(&output)
    case ("tr", true): table?.endRow(&output)
    case (_, false): table?.beginCell(&output)
    default: break
    }
    skipsSpace = true
  }
}

/// Writes the rows of a table, with the delimiter row that Markdown requires.
struct HTMLTable {
  private var rows = 0
  private var cells = 0

  mutating func beginRow(_ output: inout [UInt8]) {
    endRow(&output)
    cells = 0
  }

  mutating func beginCell(_ output: inout [UInt8]) {
    output.trimEnd()
    let start = output.isEmpty ? "|" : rows > 0 ? "\n|" : "\n\n|"
    output += (cells == 0 ? start : " |").utf8
    output.append(0x20)
    cells += 1
  }

  mutating func endRow(_ output: inout [UInt8]) {
    guard cells > 0 else { return }
    output.trimEnd()
    output += " |".utf8
    if rows == 0 {
      output += "\n|".utf8
      for _ in 0..<cells { output += " --- |".utf8 }
    }
    rows += 1
    cells = 0
  }
}
