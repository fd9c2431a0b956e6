/// Lines of running text, with what stands before the first and before the others.
struct MarkdownParagraph {
  var first: [UInt8]
  var continued: [UInt8]
  var lines: [MarkdownLine.Bytes]

  /// The only line, when it can stand as it is.
  func onlyLine(columns: Int) -> MarkdownLine.Bytes? {
    guard lines.count == 1, lines[0].width <= columns - continued.count else { return nil }
    let text = lines[0].trimmed
    return MarkdownWord(text.prefix { $0 != .space }).isCommand ? nil : text
  }

  /// The lines as they are when all fit; else the words are filled in anew.
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

  /// A word that would begin something else at the start of a line takes the one before along.
  private func folded(_ columns: Int) -> [[UInt8]] {
    var texts: [[UInt8]] = []
    var text: [UInt8] = []
    var width = 0
    /// Where the last line could be broken.
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
  /// How many columns the bytes take.
  fileprivate var width: Int { count { $0 & 0xC0 != 0x80 } }
}

extension MarkdownLine.Bytes {
  fileprivate var trimmed: Self {
    let start = firstIndex { $0 != .space } ?? endIndex
    let end = lastIndex { $0 != .space }.map { $0 + 1 } ?? start
    return self[start..<Swift.max(start, end)]
  }

  /// Whether the author ends the line here, by two spaces.
  fileprivate var isBroken: Bool { suffix(2).elementsEqual([.space, .space]) }
}
