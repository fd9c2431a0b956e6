/// Writes Markdown as `///` lines with an indentation.
///
/// Only paragraphs of text are refilled; other blocks keep their lines.
struct DocumentationComment {
  private let indentation: Int
  private var lines: [UInt8] = []
  private var code = MarkdownCode()
  private var paragraph: MarkdownParagraph?
  /// The column of the text of the list item above; zero outside of a list.
  private var margin = 0
  private var isAfterBlank = true
  private var isInTable = false
  /// Whether the line above is code by its indentation.
  private var isInCode = false

  init(indentation: Int) { self.indentation = indentation }

  /// Appends the lines, the last one without a newline.
  static func write(_ prose: Prose, indentation: Int, to lines: inout [UInt8]) {
    var comment = DocumentationComment(indentation: indentation)
    swap(&comment.lines, &lines)
    prose.withUnsafeBufferPointer { comment.write($0[...]) }
    swap(&comment.lines, &lines)
    if lines.last == .newline { lines.removeLast() }
  }

  private mutating func write(_ prose: MarkdownLine.Bytes) {
    var rest = prose
    while true {
      let line = rest.prefix { $0 != .newline }
      let isLast = line.endIndex == prose.endIndex
      rest = isLast ? rest[rest.endIndex...] : rest[(line.endIndex + 1)...]
      write(line, before: rest)
      if isLast { return endParagraph() }
    }
  }

  private mutating func write(_ line: MarkdownLine.Bytes, before rest: MarkdownLine.Bytes) {
    let kind = MarkdownLine(line)
    if code.read(line, as: kind) { return writeWhole(line) }
    switch kind {
    case .blank: writeBlank()
    case _ where (isAfterBlank || isInCode) && indent(of: line) >= margin + 4:
      writeWhole(line)
      isInCode = true
      return
    case .whole, .fence: writeWhole(line)
    case _ where isRow(line, before: rest): writeWhole(line)
    case .item(let width):
      begin(line, margin: width, continued: Array(repeating: .space, count: min(width, 24)))
      margin = width
    case .quote(let width) where width == line.count: writeWhole(line)
    case .quote(let width):
      begin(line, margin: width, continued: Array(line.prefix(min(width, 24))))
    case .text: writeText(line)
    }
    isAfterBlank = if case .blank = kind { true } else { false }
    isInCode = false
  }

  private mutating func writeText(_ line: MarkdownLine.Bytes) {
    guard paragraph == nil else {
      paragraph?.lines.append(line)
      return
    }
    let indent = indent(of: line)
    if isAfterBlank, indent < margin { margin = 0 }
    let space = [UInt8](repeating: .space, count: min(indent, margin, 24))
    begin(line.dropFirst(indent), margin: 0, continued: space, first: space)
  }

  private mutating func begin(
    _ line: MarkdownLine.Bytes,
    margin: Int,
    continued: [UInt8],
    first: [UInt8]? = nil
  ) {
    endParagraph()
    paragraph = MarkdownParagraph(
      first: first ?? Array(line.prefix(margin)),
      continued: continued,
      lines: [line.dropFirst(margin)]
    )
  }

  private mutating func writeBlank() {
    endParagraph()
    isInTable = false
    if !isAfterBlank { write([], "".utf8) }
  }

  private mutating func writeWhole(_ line: MarkdownLine.Bytes) {
    endParagraph()
    let end = line.lastIndex { $0 != .space }.map { $0 + 1 } ?? line.startIndex
    write([], line[..<end])
    isAfterBlank = false
  }

  /// A table needs no bars at its sides; the delimiter in its second line identifies it.
  private mutating func isRow(
    _ line: MarkdownLine.Bytes,
    before rest: MarkdownLine.Bytes
  ) -> Bool {
    if isInTable { return true }
    guard line.contains(UInt8(ascii: "|")) else { return false }
    isInTable = MarkdownLine.isDelimiter(rest.prefix { $0 != .newline })
    return isInTable
  }

  private mutating func endParagraph() {
    guard let paragraph else { return }
    self.paragraph = nil
    let columns = LineBreaker.width - indentation - 4
    if let line = paragraph.onlyLine(columns: columns) { return write(paragraph.first, line) }
    for line in paragraph.filled(columns: columns) {
      write(line.margin, line.text)
    }
  }

  private mutating func write(_ margin: [UInt8], _ text: some Collection<UInt8>) {
    lines += repeatElement(.space, count: indentation)
    lines += "///".utf8
    if !text.isEmpty {
      lines.append(.space)
      lines += margin
      lines += text
    }
    lines.append(.newline)
  }

  private func indent(of line: MarkdownLine.Bytes) -> Int { line.prefix { $0 == .space }.count }
}
