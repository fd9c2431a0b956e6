extension LineBreaker {
  /// Writes a literal on several lines, with a backslash at the end of each but the last.
  mutating func write(_ range: Range<Int>, literal: Range<Int>, at indentation: Int) {
    let head = line[range.lowerBound..<literal.lowerBound]
    result.append(contentsOf: head)
    let isAloneOnLine = head.isEmpty || head.elementsEqual("case ".utf8)
    let inner = isAloneOnLine ? indentation : indentation + 2
    result.append(contentsOf: #"""""#.utf8)
    let content = literal.lowerBound + 1..<literal.upperBound - 1
    for part in parts(of: content, width: max(20, Self.width - inner - 1)) {
      result.append(.newline)
      result.append(contentsOf: repeatElement(.space, count: inner))
      result.append(contentsOf: line[part])
      if part.upperBound < content.upperBound { result.append(UInt8(ascii: "\\")) }
    }
    result.append(.newline)
    result.append(contentsOf: repeatElement(.space, count: inner))
    result.append(contentsOf: #"""""#.utf8)
    result.append(contentsOf: line[literal.upperBound..<range.upperBound])
  }

  /// Divides escaped text into parts, but not inside an escape or a scalar.
  private func parts(of content: Range<Int>, width: Int) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = content.lowerBound
    var columns = 0
    var index = start
    while index < content.upperBound {
      let next = unit(at: index, before: content.upperBound)
      let size = self.columns(index..<next)
      if columns + size > width {
        parts.append(start..<index)
        start = index
        columns = 0
      }
      columns += size
      index = next
    }
    return parts + [start..<content.upperBound]
  }

  /// Returns the end of the escape, interpolation or scalar at `index`.
  private func unit(at index: Int, before end: Int) -> Int {
    var next = index + 1
    guard line[index] == UInt8(ascii: "\\"), next < end else {
      while next < end, line[next] & 0xC0 == 0x80 { next += 1 }
      return next
    }
    switch line[next] {
    case UInt8(ascii: "u"): return self.end(of: UInt8(ascii: "}"), from: next, before: end)
    case UInt8(ascii: "("): return self.end(of: UInt8(ascii: ")"), from: next, before: end)
    default: return next + 1
    }
  }

  /// Returns the index after a closing character outside of nested literals.
  private func end(of closing: UInt8, from index: Int, before end: Int) -> Int {
    var next = index
    var isQuoted = false
    while next < end, isQuoted || line[next] != closing {
      if line[next] == UInt8(ascii: "\"") { isQuoted.toggle() }
      next += line[next] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(next + 1, end)
  }
}
