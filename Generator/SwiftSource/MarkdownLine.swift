/// The kind of a line of Markdown, which decides whether the line can be joined or broken.
enum MarkdownLine {
  case blank
  /// A line that begins a code block: its character and their number.
  case fence(mark: UInt8, count: Int)
  /// A list item, and the number of bytes before its text.
  case item(margin: Int)
  /// A quotation: the bytes before its text are repeated.
  case quote(margin: Int)
  /// A heading, a rule, a table row or a link definition, which is kept as it is.
  case whole
  case text

  typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  init(_ line: Bytes) {
    guard let start = line.firstIndex(where: { $0 != .space }) else {
      self = .blank
      return
    }
    let text = line[start...]
    switch line[start] {
    case UInt8(ascii: "`"), UInt8(ascii: "~"): self = MarkdownLine.fence(text) ?? .text
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "_"),
      UInt8(ascii: "="):
      self = MarkdownLine.isRule(text) ? .whole : MarkdownLine.item(line, markerEnd: start + 1)
    case 0x30...0x39: self = MarkdownLine.numbered(line, text)
    case UInt8(ascii: ">"): self = .quote(margin: MarkdownLine.quotation(line))
    case UInt8(ascii: "#"): self = MarkdownLine.isHeading(text) ? .whole : .text
    case UInt8(ascii: "|"): self = .whole
    case UInt8(ascii: "["): self = MarkdownLine.isDefinition(text) ? .whole : .text
    default: self = .text
    }
  }

  /// Whether the line is between the head and the body of a table.
  static func isDelimiter(_ line: Bytes) -> Bool {
    line.contains(UInt8(ascii: "|")) && line.contains(UInt8(ascii: "-"))
      && line.allSatisfy {
        $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":")
          || $0 == .space
      }
  }

  private static func fence(_ text: Bytes) -> Self? {
    guard let mark = text.first else { return nil }
    let count = text.prefix { $0 == mark }.count
    let info = text.dropFirst(count)
    return count < 3 || mark == .tick && info.contains(.tick)
      ? nil : .fence(mark: mark, count: count)
  }

  private static func quotation(_ line: Bytes) -> Int {
    line.prefix { $0 == .space || $0 == UInt8(ascii: ">") }.count
  }

  private static func item(_ line: Bytes, markerEnd: Int) -> Self {
    guard line[markerEnd...].first == .space, line[markerEnd - 1] != UInt8(ascii: "_"),
      line[markerEnd - 1] != UInt8(ascii: "="),
      let content = line[markerEnd...].firstIndex(where: { $0 != .space })
    else { return .text }
    let gap = content - markerEnd
    return .item(margin: markerEnd - line.startIndex + (gap > 4 ? 1 : gap))
  }

  private static func numbered(_ line: Bytes, _ text: Bytes) -> Self {
    let digits = text.prefix { $0.isDigit }
    guard digits.count < 10, let mark = text[digits.endIndex...].first,
      mark == .stop || mark == UInt8(ascii: ")")
    else { return .text }
    return item(line, markerEnd: digits.endIndex + 1)
  }

  /// Whether the text is a thematic break or the underline of a heading.
  private static func isRule(_ text: Bytes) -> Bool {
    guard let mark = text.first, mark != UInt8(ascii: "+"),
      text.allSatisfy({ $0 == mark || $0 == .space })
    else { return false }
    return mark == UInt8(ascii: "=") || text.count { $0 == mark } > 2
      || mark == UInt8(ascii: "-") && text.allSatisfy { $0 == mark } && text.count > 1
  }

  private static func isHeading(_ text: Bytes) -> Bool {
    let rest = text.drop { $0 == UInt8(ascii: "#") }
    return rest.startIndex - text.startIndex < 7 && rest.first.map { $0 == .space } ?? true
  }

  private static func isDefinition(_ text: Bytes) -> Bool {
    guard let end = text.firstIndex(of: UInt8(ascii: "]")) else { return false }
    return text[end...].dropFirst().first == UInt8(ascii: ":")
  }
}
