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

  /// Returns the lines if all fit, or else refilled lines.
  func filled(columns: Int) -> [(margin: [UInt8], text: [UInt8])] {
    let fits = lines.allSatisfy { $0.width <= columns - continued.count }
    let texts = fits ? lines.enumerated().map(kept) : folded(columns)
    return texts.enumerated().map { index, text in (index == 0 ? first : continued, text) }
  }

  private func kept(_ index: Int, _ line: MarkdownLine.Bytes) -> [UInt8] {
    let text = Array(line.trimmed)
    let isEscaped = MarkdownWord(text.prefix { $0 != .space }).isCommand
    return (isEscaped ? [UInt8(ascii: "\\")] : []) + text
      + (index < lines.count - 1 && line.isBroken ? [UInt8(ascii: "\\")] : [])
  }

  /// Refills the lines; a word that would begin another block isn't the first of a line.
  private func folded(_ columns: Int) -> [[UInt8]] {
    var texts: [[UInt8]] = []
    var text: [UInt8] = []
    var width = 0
    /// The index at which the current line can be broken.
    var lastBreak: Int?
    for (index, line) in lines.enumerated() {
      for word in line.split(separator: .space) {
        let size = word.width
        let opens = MarkdownWord(word).opensBlock
        if !text.isEmpty, !opens, width + 1 + size > columns - continued.count {
          texts.append(text)
          (text, width, lastBreak) = ([], 0, nil)
        } else if !text.isEmpty, width + 1 + size > columns - continued.count, let cut = lastBreak {
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
      if index < lines.count - 1, line.isBroken, !text.isEmpty {
        texts.append(text + [UInt8(ascii: "\\")])
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

  /// Whether the line ends in two spaces, which is a hard line break.
  fileprivate var isBroken: Bool { suffix(2).elementsEqual([.space, .space]) }
}
