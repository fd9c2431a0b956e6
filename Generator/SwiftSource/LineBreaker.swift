/// Breaks one line that is too long: the outermost list or branch first, then those inside what
/// remains too long, a string literal last.
struct LineBreaker {
  static let width = 100

  let line: [UInt8]
  let breakables: [Breakable]
  var result: [UInt8] = []

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
    case .patterns(let patterns): lay(range, patterns: patterns, at: indentation)
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

  /// The outermost of what is broken first; an arrow only where the text before it fits, and
  /// patterns only where each fits.
  private func choice(
    _ range: Range<Int>,
    _ indentation: Int,
    _ inside: ArraySlice<Breakable>
  ) -> Int? {
    inside.indices.filter { index in
      switch inside[index] {
      case .result(let type):
        indentation + columns(range.lowerBound..<type.lowerBound - 1) <= Self.width
      case .patterns(let patterns):
        patterns.count > 1 && patterns.allSatisfy { indentation + columns($0) + 6 <= Self.width }
      default: true
      }
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

  /// Fills lines with patterns.
  private mutating func lay(_ range: Range<Int>, patterns: [Range<Int>], at indentation: Int) {
    var start = range.lowerBound
    var column = indentation
    for (index, pattern) in patterns.enumerated() {
      let isLast = index == patterns.count - 1
      let end = isLast ? range.upperBound : pattern.upperBound + 1
      if index > 0, column + columns(start..<end) > Self.width {
        result.append(.newline)
        result.append(contentsOf: repeatElement(.space, count: indentation + 2))
        start = pattern.lowerBound
        column = indentation + 2
      }
      result.append(contentsOf: line[start..<end])
      column += columns(start..<end)
      start = end
    }
  }

  /// Counts scalars, as editors do.
  func columns(_ range: Range<Int>) -> Int {
    line[range].count { $0 & 0xC0 != 0x80 }
  }
}
