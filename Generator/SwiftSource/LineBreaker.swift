/// Breaks one line that is too long: the outermost list or branch first, then those inside what
/// remains too long, a string literal last.
struct LineBreaker {
  static let width = 100

  let line: [UInt8]
  let breakables: [Breakable]
  private var result: [UInt8] = []

  init(line: ArraySlice<UInt8>, breakables: [Breakable]) {
    self.line = Array(line)
    self.breakables = breakables
  }

  func broken(from indentation: Int) -> [UInt8] {
    var copy = self
    copy.lay(indentation..<line.count, at: indentation, reserving: 0, breakables[...])
    return copy.result
  }

  /// Lays a stretch down on a new line, leaving room for what will follow it.
  private mutating func lay(
    _ range: Range<Int>,
    at indentation: Int,
    reserving room: Int,
    _ inside: ArraySlice<Breakable>
  ) {
    result.append(contentsOf: repeatElement(.space, count: indentation))
    guard !fits(range, at: indentation, room, inside),
      let choice = choice(range, indentation, inside)
    else { return result.append(contentsOf: line[range]) }
    let after = inside[inside.index(after: choice)...]
    switch inside[choice] {
    case .list(let elements, let hasTrailingComma):
      lay(range, elements, hasTrailingComma, at: indentation, after)
    case .branch(let statement):
      lay(range, branch: statement, at: indentation, inside[..<choice], after)
    case .result(let tail), .effects(let tail): lay(range, tail: tail, at: indentation)
    case .generic(let argument): lay(range, [argument], false, at: indentation, after)
    case .literal(let literal): lay(range, literal: literal, at: indentation)
    }
  }

  private func fits(
    _ range: Range<Int>,
    at indentation: Int,
    _ room: Int,
    _ inside: ArraySlice<Breakable>
  ) -> Bool {
    let comma = inside.contains(where: \.endsInComma) ? 1 : 0
    return indentation + columns(range) + room + comma <= Self.width
  }

  /// The outermost of what is broken first; an arrow only where the text before it fits.
  private func choice(
    _ range: Range<Int>,
    _ indentation: Int,
    _ inside: ArraySlice<Breakable>
  ) -> Int? {
    inside.indices.filter { index in
      guard case .result(let type) = inside[index] else { return true }
      return indentation + columns(range.lowerBound..<type.lowerBound - 1) <= Self.width
    }.min { inside[$0].rank < inside[$1].rank }
  }

  private mutating func lay(_ range: Range<Int>, tail: Range<Int>, at indentation: Int) {
    result.append(contentsOf: line[range.lowerBound..<tail.lowerBound - 1])
    result.append(.newline)
    result.append(contentsOf: repeatElement(.space, count: indentation + 2))
    result.append(contentsOf: line[tail.lowerBound..<tail.upperBound - 2])
    result.append(.newline)
    result.append(contentsOf: repeatElement(.space, count: indentation))
    result.append(contentsOf: line[tail.upperBound - 1..<range.upperBound])
  }

  /// The label keeps its line, the statement gets the next.
  private mutating func lay(
    _ range: Range<Int>,
    branch statement: Range<Int>,
    at indentation: Int,
    _ before: ArraySlice<Breakable>,
    _ after: ArraySlice<Breakable>
  ) {
    let head = range.lowerBound..<statement.lowerBound - 1
    result.removeLast(indentation)
    lay(head, at: indentation, reserving: 0, before)
    result.append(.newline)
    lay(statement.lowerBound..<range.upperBound, at: indentation + 2, reserving: 0, after)
  }

  private mutating func lay(
    _ range: Range<Int>,
    _ elements: [Range<Int>],
    _ hasTrailingComma: Bool,
    at indentation: Int,
    _ breakables: ArraySlice<Breakable>
  ) {
    guard let first = elements.first, let last = elements.last else { return }
    var rest = breakables
    result.append(contentsOf: line[range.lowerBound..<first.lowerBound])
    for element in elements {
      let inside = rest.prefix { $0.start < element.upperBound }
      rest = rest[inside.endIndex...]
      let comma: [UInt8] = hasTrailingComma || element != last ? [UInt8(ascii: ",")] : []
      result.append(.newline)
      lay(element, at: indentation + 2, reserving: comma.count, inside)
      result += comma
    }
    result.append(.newline)
    lay(last.upperBound..<range.upperBound, at: indentation, reserving: 0, rest)
  }

  /// Counts scalars, as editors do.
  private func columns(_ range: Range<Int>) -> Int {
    line[range].count { $0 & 0xC0 != 0x80 }
  }
}

// MARK: - String literals

extension LineBreaker {
  /// Writes a literal over several lines, each but the last ended by a backslash.
  private mutating func lay(_ range: Range<Int>, literal: Range<Int>, at indentation: Int) {
    let head = line[range.lowerBound..<literal.lowerBound]
    result.append(contentsOf: head)
    let standsAlone = head.isEmpty || head.elementsEqual("case ".utf8)
    let inner = standsAlone ? indentation : indentation + 2
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

  /// Cuts escaped text into stretches, never inside an escape or a scalar, nor before a space
  /// that would be lost.
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

  /// The end of the escape, inserted expression or scalar that begins here.
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

  /// The place after a closing character that stands in no nested literal.
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
