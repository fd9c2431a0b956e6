/// Bold and italic text, whose marks must touch its first and its last word.
struct HTMLEmphasis {
  private var open: [StaticString] = []
  /// How many of the innermost marks wait for their first word.
  private var waiting = 0

  mutating func open(_ mark: StaticString) {
    open.append(mark)
    waiting += 1
  }

  mutating func begin(_ output: inout [UInt8]) {
    guard waiting > 0 else { return }
    for mark in open.suffix(waiting) { output += mark.description.utf8 }
    waiting = 0
  }

  mutating func end(_ mark: StaticString, _ output: inout [UInt8]) {
    guard let last = open.last, last.description == mark.description else { return }
    open.removeLast()
    guard waiting == 0 else {
      waiting -= 1
      return
    }
    let space = output.reversed().prefix { $0.isBlank }.count
    output.insert(contentsOf: mark.description.utf8, at: output.count - space)
  }

  mutating func endAll(_ output: inout [UInt8]) {
    while let mark = open.last { end(mark, &output) }
  }
}
