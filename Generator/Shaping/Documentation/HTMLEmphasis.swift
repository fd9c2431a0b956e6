/// Writes the marks of bold and italic text, which Markdown requires directly beside words.
struct HTMLEmphasis {
  private var open: [StaticString] = []
  /// The number of innermost marks whose first word hasn't been written.
  private var pending = 0
  /// The number of nested marks beyond the limit.
  private var ignored = 0

  /// Limits the nesting, since each end mark scans for the last word again.
  private static let depthLimit = 8

  mutating func open(_ mark: StaticString) {
    guard open.count < HTMLEmphasis.depthLimit else {
      ignored += 1
      return
    }
    open.append(mark)
    pending += 1
  }

  /// Writes the pending marks before a word.
  mutating func begin(_ output: inout [UInt8]) {
    guard pending > 0 else { return }
    for mark in open.suffix(pending) { output += mark.description.utf8 }
    pending = 0
  }

  mutating func end(_ mark: StaticString, _ output: inout [UInt8]) {
    guard ignored == 0 else {
      ignored -= 1
      return
    }
    guard let last = open.last, last.description == mark.description else { return }
    open.removeLast()
    guard pending == 0 else {
      pending -= 1
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
