/// Prints a tree of pieces into one buffer.
struct SourcePrinter {
  private(set) var bytes: [UInt8] = []
  private(set) var modules: Set<String> = []

  /// The indentation of the current piece.
  private var indentation: Int
  private var lineStart = 0
  /// The parts of the current line that can be broken if it is too long.
  private var breakables: [Breakable] = []
  private var removesBlankLine = false

  init(indentation: Int = 0) { self.indentation = indentation }

  mutating func print(_ source: Source) {
    write(source)
    endLine()
  }

  private mutating func write(_ piece: Source) {
    let outer = indentation
    indentation = currentIndentation
    for segment in piece.segments { write(segment) }
    indentation = outer
  }

  private mutating func write(_ segment: Source.Segment) {
    switch segment {
    case .text(let text): write(text)
    case .module(let name): modules.insert(name)
    case .piece(let piece): write(piece)
    case .list(let elements, let trailingComma): write(elements, trailingComma: trailingComma)
    case .branch(let statement): write(branch: statement)
    case .patterns(let patterns): write(patterns: patterns)
    case .generic(let argument): write(generic: argument)
    case .result(let type): write(result: type)
    case .effects(let tail): write(effects: tail)
    case .inheritance(let types): write(inheritance: types)
    case .literal(let parts): write(literal: parts)
    case .comment(let prose): write(comment: prose)
    case .nothing: removesBlankLine = isLineBlank
    case .noSection: removeTrailingWhitespace()
    }
  }
}

// MARK: - Lines

extension SourcePrinter {
  private mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { write($0[...]) }
  }

  private mutating func write(_ text: Slice<UnsafeBufferPointer<UInt8>>) {
    var rest = text
    if removesBlankLine, rest.first == .newline {
      bytes.removeLast(bytes.count - lineStart)
      rest.removeFirst()
    }
    removesBlankLine = false
    while let end = rest.firstIndex(of: .newline) {
      writeInLine(rest[..<end])
      endLine()
      bytes.append(.newline)
      lineStart = bytes.count
      rest = rest[(end + 1)...]
    }
    writeInLine(rest)
  }

  private mutating func writeInLine(_ text: Slice<UnsafeBufferPointer<UInt8>>) {
    guard !text.isEmpty else { return }
    if bytes.count == lineStart {
      bytes.append(contentsOf: repeatElement(.space, count: indentation))
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text))
  }

  /// Removes the spaces of a blank line, and breaks a line that is too long.
  private mutating func endLine() {
    if isLineBlank {
      bytes.removeLast(bytes.count - lineStart)
    } else if !breakables.isEmpty, bytes.count - lineStart >= LineBreaker.width {
      let breaker = LineBreaker(line: bytes[lineStart...], breakables: breakables)
      bytes.replaceSubrange(lineStart..., with: breaker.broken(from: currentIndentation))
    }
    breakables.removeAll(keepingCapacity: true)
  }

  private mutating func removeTrailingWhitespace() {
    while let last = bytes.last, last == .space || last == .newline { bytes.removeLast() }
    lineStart = bytes.lastIndex(of: .newline).map { $0 + 1 } ?? 0
  }

  private var isLineBlank: Bool { bytes[lineStart...].allSatisfy { $0 == .space } }

  private var currentIndentation: Int {
    guard bytes.count > lineStart else { return indentation }
    return bytes[lineStart...].prefix { $0 == .space }.count
  }
}

// MARK: - Breakable parts

extension SourcePrinter {
  private mutating func write(_ elements: [Source], trailingComma: Bool) {
    guard !elements.contains(where: \.isMultiline) else {
      return writeMultiline(elements, trailingComma: trailingComma)
    }
    let mark = breakables.count
    breakables.append(.list(elements: [], trailingComma: trailingComma))
    var ranges: [Range<Int>] = []
    for element in elements {
      if !ranges.isEmpty { write(", ") }
      ranges.append(measure { $0.write(element) })
    }
    breakables[mark] = .list(elements: ranges, trailingComma: trailingComma)
  }

  private mutating func writeMultiline(_ elements: [Source], trailingComma: Bool) {
    let column = currentIndentation
    let list = Source(joining: elements, by: ",\n")
    write(trailingComma ? "\n  \(list),\n" : "\n  \(list)\n" as Source)
    bytes.append(contentsOf: repeatElement(.space, count: column))
  }

  private mutating func write(branch statement: Source) {
    guard !statement.isMultiline else { return write("\n  \(statement)" as Source) }
    let mark = breakables.count
    breakables.append(.branch(0..<0))
    write(" ")
    breakables[mark] = .branch(measure { $0.write(statement) })
  }

  private mutating func write(patterns: [Source]) {
    let mark = breakables.count
    breakables.append(.patterns([]))
    var ranges: [Range<Int>] = []
    for pattern in patterns {
      if !ranges.isEmpty { write(", ") }
      ranges.append(measure { $0.write(pattern) })
    }
    breakables[mark] = .patterns(ranges)
  }

  private mutating func write(generic argument: Source) {
    let range = measure { $0.write(argument) }
    breakables.append(.generic(range))
  }

  private mutating func write(result type: Source) {
    write(" ")
    let range = measure { $0.write("-> \(type) {" as Source) }
    breakables.append(.result(range))
  }

  private mutating func write(effects tail: Source) {
    let mark = breakables.count
    breakables.append(.effects(0..<0))
    write(" ")
    breakables[mark] = .effects(measure { $0.write(tail) })
  }

  private mutating func write(inheritance types: [Source]) {
    let mark = breakables.count
    breakables.append(.inheritance([]))
    var ranges: [Range<Int>] = []
    for type in types {
      write(ranges.isEmpty ? " " : ", ")
      ranges.append(measure { $0.write(type) })
    }
    breakables[mark] = .inheritance(ranges)
    write(" {")
  }

  /// Writes a literal, whose interpolations aren't broken, since they would be hard to read.
  private mutating func write(literal parts: [Source.LiteralPart]) {
    let mark = breakables.count
    if bytes.count == lineStart {
      bytes.append(contentsOf: repeatElement(.space, count: indentation))
    }
    let range = measure { printer in
      printer.write("\"")
      for part in parts {
        switch part {
        case .text(let text): printer.write(text.escapedForSwift)
        case .expression(let source): printer.write(#"\(\#(source))"# as Source)
        }
      }
      printer.write("\"")
    }
    breakables.removeSubrange(mark...)
    breakables.append(.literal(range))
  }

  /// Returns the range of the written text in its line.
  private mutating func measure(_ write: (inout Self) -> Void) -> Range<Int> {
    let start = bytes.count - lineStart
    write(&self)
    return start..<bytes.count - lineStart
  }

  /// Writes a comment on its own lines.
  private mutating func write(comment prose: Prose) {
    let indentation = currentIndentation
    bytes.removeLast(bytes.count - lineStart)
    DocumentationComment.write(prose, indentation: indentation, to: &bytes)
    lineStart = bytes.lastIndex(of: .newline).map { $0 + 1 } ?? 0
    removesBlankLine = false
  }
}
