/// Bold and italic text, whose marks must touch its first and its last word.
struct HTMLEmphasis {
  private var open: [StaticString] = []
  /// How many of the innermost marks wait for their first word.
  private var waiting = 0
  /// How many marks inside of the others add nothing.
  private var ignored = 0

  /// Nobody means more; each looks for the last word again when it ends.
  private static let depth = 8

  mutating func open(_ mark: StaticString) {
    guard open.count < HTMLEmphasis.depth else {
      ignored += 1
      return
    }
    open.append(mark)
    waiting += 1
  }

  mutating func begin(_ output: inout [UInt8]) {
    guard waiting > 0 else { return }
    for mark in open.suffix(waiting) { output += mark.description.utf8 }
    waiting = 0
  }

  mutating func end(_ mark: StaticString, _ output: inout [UInt8]) {
    guard ignored == 0 else {
      ignored -= 1
      return
    }
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
    ignored = 0
    while let mark = open.last { end(mark, &output) }
  }
}
