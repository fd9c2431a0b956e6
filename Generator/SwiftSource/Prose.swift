extension String {
  /// The text with every line break made one newline, and what can't be seen shown as its code.
  var visible: String {
    var result = ""
    result.reserveCapacity(utf8.count)
    var last: Unicode.Scalar = " "
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": if last != "\r" { result += "\n" }
      case "\r", "\u{85}", "\u{2028}", "\u{2029}", "\u{B}", "\u{C}": result += "\n"
      case "\t": result += "  "
      case "\u{A0}": result += " "
      case "\u{200D}": result.unicodeScalars.append(scalar)
      case "\u{FEFF}", "\u{AD}": break
      case _ where scalar.isUnseen:
        result += "U+" + String(scalar.value, radix: 16, uppercase: true)
      default: result.unicodeScalars.append(scalar)
      }
      last = scalar
    }
    return result
  }

  /// The text without white space at both ends.
  var trimmed: String {
    let start = self.drop(while: \.isWhitespace)
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { String(start[...$0]) } ?? ""
  }

  /// The first sentence on one line with a full stop, and what comes after it.
  ///
  /// A sentence ends at a full stop before white space, as the formatter's rule has it, or where
  /// the paragraph ends; a code span is never cut.
  var firstSentence: (sentence: String, rest: String) {
    let paragraph = firstParagraph
    let words = paragraph.split(whereSeparator: \.isWhitespace)
    let line = words.map { $0 == "e.g." || $0 == "i.e." ? $0 + "," : $0 }.joined(separator: " ")
    let rest = String(self[paragraph.endIndex...]).trimmed
    guard let end = line.endOfSentence else { return (line.closed, rest) }
    let remainder = [String(line[end...]).trimmed, rest].filter { !$0.isEmpty }
    return (String(line[..<end]).closed, remainder.joined(separator: "\n\n"))
  }

  /// Where white space follows a full stop, emphasis between them not counted.
  private var endOfSentence: Index? {
    var hasStop = false
    var isCode = false
    for index in indices {
      switch self[index] {
      case "`": isCode.toggle()
      case "." where !isCode: hasStop = true
      case "*", "_": break
      case " " where hasStop: return index
      default: hasStop = false
      }
    }
    return nil
  }

  private var firstParagraph: Substring {
    var index = startIndex
    while let newline = self[index...].firstIndex(of: "\n") {
      let after = self.index(after: newline)
      guard after < endIndex, self[after].isLineStart else {
        index = after
        continue
      }
      return self[..<newline]
    }
    return self[...]
  }

  /// The sentence with a full stop, since the formatter asks for one even after a question.
  private var closed: String {
    guard let last else { return self }
    if trimmingEmphasis.last == "." { return self }
    return (":,;!?。！？".contains(last) ? String(dropLast()) : self) + "."
  }

  private var trimmingEmphasis: Substring {
    self[...(lastIndex { !"*_".contains($0) } ?? startIndex)]
  }
}

extension Character {
  /// True for what begins something other than running text: a blank line, a list, a heading.
  fileprivate var isLineStart: Bool { isNewline || "-*+#>|`".contains(self) }
}
