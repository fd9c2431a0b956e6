/// Lines of a paragraph, with the margins of the first line and of the others.
struct MarkdownParagraph {
  var first: [UInt8]
  var continued: [UInt8]
  var lines: [MarkdownLine.Bytes]

  /// Returns the only line if it needs no change.
  func onlyLine(columns: Int) -> MarkdownLine.Bytes? {
    guard lines.count == 1, lines[0].width <= columns - continued.count else { return nil }
    let text = lines[0].trimmed
    return MarkdownWord(text.prefix { $0 != .space }).isCommand ? nil : text
  }

  /// Returns lines of at most `columns` columns with their margins, keeping hard line breaks.
  ///
  /// A word that would begin another block isn't the first of a line.
  func filled(columns: Int) -> [(margin: [UInt8], text: [UInt8])] {
    texts(columns: columns - continued.count).enumerated().map { index, text in
      (index == 0 ? first : continued, text)
    }
  }

  private func texts(columns: Int) -> [[UInt8]] {
    var texts: [[UInt8]] = []
    var text: [UInt8] = []
    var width = 0
    /// The index at which the current line can be broken.
    var lastBreak: Int?
    for (index, line) in lines.enumerated() {
      for word in line.split(separator: .space) {
        let size = word.width
        let opens = MarkdownWord(word).opensBlock
        if !text.isEmpty, !opens, width + 1 + size > columns {
          texts.append(text)
          (text, width, lastBreak) = ([], 0, nil)
        } else if !text.isEmpty, width + 1 + size > columns, let cut = lastBreak {
          texts.append(Array(text[..<cut]))
          text.removeFirst(cut + 1)
          (width, lastBreak) = (text[...].width, nil)
        }
        if text.isEmpty {
          if MarkdownWord(word).isCommand { text.append(UInt8(ascii: "\\")) }
        } else {
          if !opens { lastBreak = text.count }
          text.append(.space)
          width += 1
        }
        text += word
        width += size
      }
      if index < lines.count - 1, !text.isEmpty, let hardBreak = line.hardBreak {
        texts.append(text + hardBreak)
        (text, width, lastBreak) = ([], 0, nil)
      }
    }
    return text.isEmpty ? texts : texts + [text]
  }
}

extension Collection<UInt8> {
  /// The number of columns.
  fileprivate var width: Int { count { $0 & 0xC0 != 0x80 } }
}

extension MarkdownLine.Bytes {
  fileprivate var trimmed: Self {
    let start = firstIndex { $0 != .space } ?? endIndex
    let end = lastIndex { $0 != .space }.map { $0 + 1 } ?? start
    return self[start..<Swift.max(start, end)]
  }

  /// The bytes that make the line break after the line a hard one: a backslash for two spaces at
  /// the end, none for a backslash; nil if the line break is soft.
  fileprivate var hardBreak: [UInt8]? {
    if suffix(2).elementsEqual([.space, .space]) { return [UInt8(ascii: "\\")] }
    let backslashes = reversed().prefix { $0 == UInt8(ascii: "\\") }.count
    return backslashes.isMultiple(of: 2) ? nil : []
  }
}
