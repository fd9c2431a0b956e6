extension String {
  /// The text with every line break made one newline, and what can't be seen shown as its code.
  var visible: String {
    if utf8.allSatisfy({ 0x20..<0x7F ~= $0 || $0 == .newline }) { return self }
    var result = ""
    result.reserveCapacity(utf8.count)
    var last: Unicode.Scalar = " "
    for scalar in unicodeScalars {
      switch scalar {
      case " "..."~": result.unicodeScalars.append(scalar)
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
  var trimmed: String { String(self[...].trimmed) }

  /// The first sentence on one line with a full stop, and what comes after it.
  ///
  /// A sentence ends at a full stop before white space, as the formatter's rule has it, or where
  /// the paragraph ends; a code span is never cut.
  var firstSentence: (sentence: String, rest: String) {
    let paragraph = firstParagraph
    let line = paragraph.onOneLine
    let rest = self[paragraph.endIndex...].trimmed
    guard let end = line.endOfSentence else { return (line.closed, String(rest)) }
    let remainder = [line[end...].trimmed, rest].filter { !$0.isEmpty }
    return (String(line[..<end]).closed, remainder.joined(separator: "\n\n"))
  }

  /// Where white space follows a full stop, emphasis between them not counted.
  private var endOfSentence: Index? {
    var hasStop = false
    var isCode = false
    for index in utf8.indices {
      switch utf8[index] {
      case UInt8(ascii: "`"): isCode.toggle()
      case UInt8(ascii: ".") where !isCode: hasStop = true
      case UInt8(ascii: "*"), UInt8(ascii: "_"): break
      case .space where hasStop: return index
      default: hasStop = false
      }
    }
    return nil
  }

  private var firstParagraph: Substring {
    var index = utf8.startIndex
    while let newline = utf8[index...].firstIndex(of: .newline) {
      let after = utf8.index(after: newline)
      guard after < endIndex, utf8[after].isLineStart else {
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

// Text is taken apart by scalars: descriptions are most of a large document, and finding the
// borders of characters costs more than all the rest that is done with them.

extension Substring {
  var trimmed: Substring {
    guard let start = unicodeScalars.firstIndex(where: { !$0.isSpace }),
      let last = unicodeScalars.lastIndex(where: { !$0.isSpace })
    else { return "" }
    return self[start...last]
  }

  /// The words with one space between them; two abbreviations get the comma that they want.
  fileprivate var onOneLine: String {
    var line = ""
    line.reserveCapacity(utf8.count + 1)
    for word in unicodeScalars.split(whereSeparator: \.isSpace) {
      if !line.isEmpty { line += " " }
      line += Substring(word)
      if word.elementsEqual("e.g.".unicodeScalars) || word.elementsEqual("i.e.".unicodeScalars) {
        line += ","
      }
    }
    return line
  }
}

extension Unicode.Scalar {
  fileprivate var isSpace: Bool {
    isASCII ? self == " " || "\t"..."\r" ~= self : properties.isWhitespace
  }
}

extension UInt8 {
  /// True for what begins something other than running text: a blank line, a list, a heading.
  fileprivate var isLineStart: Bool {
    switch self {
    case .newline, UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "#"),
      UInt8(ascii: ">"), UInt8(ascii: "|"), UInt8(ascii: "`"):
      true
    default: false
    }
  }
}
