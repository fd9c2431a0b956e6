/// The values that a longer text labels, each one word: `name: value` of YAML, `name = "value"` of
/// TOML, `'name': 'value'` of Python and `:name => "value"` of Ruby.
struct LabelledValues {
  private(set) var pairs: [NamedPairs.Pair] = []
  private let text: [UInt8]

  init(in text: [UInt8]) {
    self.text = text
    var position = 0
    while let separator = text[position...].firstIndex(where: Self.isSeparator) {
      position = separator + 1
      guard let name = name(before: separator), let value = value(after: separator, name) else {
        continue
      }
      for name in names(at: name) { pairs.append(NamedPairs.Pair(name: name, range: value)) }
    }
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ":") || byte == UInt8(ascii: "=")
  }

  /// The range of the name before a separator, without spaces and quotation marks between them.
  private func name(before separator: Int) -> Range<Int>? {
    var end = separator
    while end > 0, text[end - 1] == 0x20 { end -= 1 }
    if end > 0, NamedPairs.isQuote(text[end - 1]) {
      end -= 1
    } else if text.has("&quot;", at: end - 6) {
      end -= 6
    }
    var begin = end
    while begin > 0, end - begin < 64, NamedPairs.isName(text[begin - 1]) { begin -= 1 }
    return begin < end ? begin..<end : nil
  }

  /// The range of a word that is set apart from its name: by spaces, quotation marks or an arrow,
  /// or as the line of a header.
  private func value(after separator: Int, _ name: Range<Int>) -> Range<Int>? {
    var start = separator + 1
    let isArrow = text.has("=>", at: separator)
    if isArrow { start += 1 }
    start = text.end(from: start) { $0 == 0x20 }
    start = endOfBlockIndicator(at: start)
    start = text.end(from: start, where: NamedPairs.isQuote)
    if text.has("&quot;", at: start) { start += 6 }
    let isColon = text[separator] == UInt8(ascii: ":")
    let isLine = isColon && (name.lowerBound == 0 || text[name.lowerBound - 1] == 0x0A)
    guard start > separator + 1 || isLine else { return nil }
    let end = text.end(from: start, where: NamedPairs.isValue)
    return end > start ? start..<end : nil
  }

  /// The position after `>` or `|` and a line break, before the block of a YAML scalar.
  private func endOfBlockIndicator(at start: Int) -> Int {
    guard start < text.count, text[start].isOne(of: ">|") else { return start }
    let end = text.end(from: start + 1) { $0.isDigit || $0.isOne(of: "+-\r") }
    guard end < text.count, text[end] == 0x0A else { return start }
    return text.end(from: end) { $0.isWhitespace }
  }

  /// The name, and with it the word before one that alone states little, as in `API key`.
  private func names(at range: Range<Int>) -> [String] {
    let name = text[range].text
    guard ["key", "token"].contains(name.lowercased()), range.lowerBound > 1,
      text[range.lowerBound - 1] == 0x20
    else { return [name] }
    var begin = range.lowerBound - 1
    while begin > 0, range.lowerBound - begin < 32, NamedPairs.isName(text[begin - 1]) {
      begin -= 1
    }
    return [name, text[begin..<range.upperBound].text]
  }
}
