/// Detects whether the last line of a growing text is a row of a Markdown table, which a line break
/// would end.
///
/// It scans each byte once, since a line may be as long as the text.
struct MarkdownRow {
  private var start = 0
  private var end = 0
  private var isRow = false

  mutating func isLast(in text: [UInt8]) -> Bool {
    let isSameLine = end <= text.count && (start == 0 || text[start - 1] == 0x0A)
    if !isSameLine { self = MarkdownRow() }
    if let last = text[end...].lastIndex(of: 0x0A) {
      (start, isRow) = (last + 1, false)
    }
    end = text.count
    if !isRow { isRow = text[start...].first { !$0.isBlank } == UInt8(ascii: "|") }
    return isRow
  }
}
