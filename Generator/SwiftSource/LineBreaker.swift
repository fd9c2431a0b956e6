/// Breaks a line that is too long: the outermost list or branch first, then those inside lines that
/// are still too long, a string literal last.
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
    copy.write(indentation..<line.count, at: indentation, reserving: 0, breakables[...])
    return copy.result
  }

  /// Writes a part of the line on a new line, with `reserved` columns for the text after it.
  private mutating func write(
    _ range: Range<Int>,
    at indentation: Int,
    reserving reserved: Int,
    _ inside: ArraySlice<Breakable>
  ) {
    result.append(contentsOf: repeatElement(.space, count: indentation))
    guard !fits(range, at: indentation, reserved, inside),
      let index = nextBreak(range, indentation, inside)
    else { return result.append(contentsOf: line[range]) }
    let after = inside[inside.index(after: index)...]
    switch inside[index] {
    case .list(let elements, let hasTrailingComma):
      write(range, elements, hasTrailingComma, at: indentation, after)
    case .branch(let statement):
      write(range, branch: statement, at: indentation, inside[..<index], after)
    case .result(let tail), .effects(let tail): write(range, tail: tail, at: indentation)
    case .inheritance(let types): write(range, inheritance: types, at: indentation)
    case .generic(let argument): write(range, [argument], false, at: indentation, after)
    case .patterns(let patterns): write(range, patterns: patterns, at: indentation)
    case .literal(let literal): write(range, literal: literal, at: indentation)
    }
  }

  private func fits(
    _ range: Range<Int>,
    at indentation: Int,
    _ reserved: Int,
    _ inside: ArraySlice<Breakable>
  ) -> Bool {
    let comma = inside.contains(where: \.endsInComma) ? 1 : 0
    return indentation + columns(range) + reserved + comma <= Self.width
  }

  /// Returns the outermost part of the lowest rank: an arrow only if the text before it fits, and
  /// patterns only if each fits.
  private func nextBreak(
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

  private mutating func write(_ range: Range<Int>, tail: Range<Int>, at indentation: Int) {
    result.append(contentsOf: line[range.lowerBound..<tail.lowerBound - 1])
    result.append(.newline)
    result.append(contentsOf: repeatElement(.space, count: indentation + 2))
    result.append(contentsOf: line[tail.lowerBound..<tail.upperBound - 2])
    result.append(.newline)
    result.append(contentsOf: repeatElement(.space, count: indentation))
    result.append(contentsOf: line[tail.upperBound - 1..<range.upperBound])
  }

  /// Writes the label on this line, and the statement on the next.
  private mutating func write(
    _ range: Range<Int>,
    branch statement: Range<Int>,
    at indentation: Int,
    _ before: ArraySlice<Breakable>,
    _ after: ArraySlice<Breakable>
  ) {
    let head = range.lowerBound..<statement.lowerBound - 1
    result.removeLast(indentation)
    write(head, at: indentation, reserving: 0, before)
    result.append(.newline)
    write(statement.lowerBound..<range.upperBound, at: indentation + 2, reserving: 0, after)
  }

  private mutating func write(
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
      // swift-format counts a comma that it would add after the last element twice.
      let reserved = hasTrailingComma && element == last ? 2 : comma.count
      write(element, at: indentation + 2, reserving: reserved, inside)
      result += comma
    }
    result.append(.newline)
    write(last.upperBound..<range.upperBound, at: indentation, reserving: 0, rest)
  }

  /// Fills lines with patterns.
  private mutating func write(_ range: Range<Int>, patterns: [Range<Int>], at indentation: Int) {
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

  /// Fills lines with types, and writes the brace on a line of its own.
  private mutating func write(
    _ range: Range<Int>,
    inheritance types: [Range<Int>],
    at indentation: Int
  ) {
    guard let first = types.first else { return }
    let head = range.lowerBound..<first.lowerBound - 1
    result.append(contentsOf: line[head])
    var column = indentation + columns(head)
    for type in types {
      let comma: [UInt8] = type == types.last ? [] : [UInt8(ascii: ",")]
      let width = columns(type) + comma.count
      if column + 1 + width <= Self.width {
        result.append(.space)
        column += 1 + width
      } else {
        result.append(.newline)
        result.append(contentsOf: repeatElement(.space, count: indentation + 2))
        column = indentation + 2 + width
      }
      result.append(contentsOf: line[type])
      result += comma
    }
    result.append(.newline)
    result.append(contentsOf: repeatElement(.space, count: indentation))
    result.append(UInt8(ascii: "{"))
  }

  /// Counts scalars, as editors do.
  func columns(_ range: Range<Int>) -> Int {
    line[range].count { $0 & 0xC0 != 0x80 }
  }
}
