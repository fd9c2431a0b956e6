extension String {
  /// The text with every line break made one newline, and what can't be seen shown as its code.
  var visible: String {
    let isVisible = utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { 0x20..<0x7F ~= $0 || $0 == .newline }
    }
    if isVisible == true { return self }
    var result: [UInt8] = []
    result.reserveCapacity(utf8.count)
    var last: Unicode.Scalar = " "
    for scalar in unicodeScalars {
      switch scalar {
      case " "..."~": result.append(UInt8(truncatingIfNeeded: scalar.value))
      case "\n": if last != "\r" { result.append(.newline) }
      case "\r", "\u{85}", "\u{2028}", "\u{2029}", "\u{B}", "\u{C}": result.append(.newline)
      case "\t": result += [.space, .space]
      case "\u{A0}": result.append(.space)
      case "\u{200D}": result += scalar.utf8
      case "\u{FEFF}", "\u{AD}": break
      case _ where scalar.isUnseen:
        result += "U+\(String(scalar.value, radix: 16, uppercase: true))".utf8
      default: result += scalar.utf8
      }
      last = scalar
    }
    return String(decoding: result, as: UTF8.self)
  }
}

/// A stretch of visible text, in which only spaces and newlines are white space.
///
/// Prose is taken apart by bytes: descriptions are most of a large document, and finding the
/// borders of characters costs more than all the rest that is done with them.
typealias Prose = ArraySlice<UInt8>

extension Prose {
  init(_ text: String) { self = Array(text.visible.utf8)[...].trimmed }

  /// The stretch without white space at both ends.
  var trimmed: Prose {
    guard let start = firstIndex(where: { !$0.isSpace }),
      let last = lastIndex(where: { !$0.isSpace })
    else { return [] }
    return self[start...last]
  }

  /// The first sentence on one line with a full stop, and what comes after it.
  ///
  /// A sentence ends at a full stop before white space, as the formatter's rule has it, or where
  /// the paragraph ends; a code span is never cut.
  var firstSentence: (sentence: Prose, rest: Prose) {
    let paragraph = firstParagraph
    let line = paragraph.onOneLine
    let rest = self[paragraph.endIndex...].trimmed
    guard let end = line.endOfSentence else { return (line.closed, rest) }
    return (line[..<end].closed, Prose(paragraphs: [line[end...].trimmed, rest]))
  }

  /// The parts that aren't empty, with a blank line between them.
  init(paragraphs: [Prose]) {
    self = Array(paragraphs.filter { !$0.isEmpty }.joined(separator: [.newline, .newline]))[...]
  }

  /// The lines in a row, with a space between them.
  var joinedLines: String {
    String(decoding: Array(split(separator: .newline).joined(separator: [.space])), as: UTF8.self)
  }

  /// The words with one space between them; two abbreviations get the comma that they want.
  private var onOneLine: Prose {
    var line: [UInt8] = []
    line.reserveCapacity(count + 2)
    for byte in self {
      guard byte.isSpace else {
        line.append(byte)
        continue
      }
      if line.isEmpty || line.last == .space { continue }
      line.endWord()
      line.append(.space)
    }
    line.endWord()
    return line[...].trimmed
  }

  /// Where white space follows a full stop, emphasis between them not counted.
  private var endOfSentence: Index? {
    var hasStop = false
    var isCode = false
    for (index, byte) in zip(indices, self) {
      switch byte {
      case UInt8(ascii: "`"): isCode.toggle()
      case UInt8(ascii: ".") where !isCode: hasStop = true
      case UInt8(ascii: "*"), UInt8(ascii: "_"): break
      case .space where hasStop: return index
      default: hasStop = false
      }
    }
    return nil
  }

  private var firstParagraph: Prose {
    var index = startIndex
    while let newline = self[index...].firstIndex(of: .newline) {
      index = newline + 1
      if index < endIndex, self[index].isLineStart { return self[..<newline] }
    }
    return self
  }

  /// The sentence with a full stop, since the formatter asks for one even after a question.
  private var closed: Prose {
    if isEmpty { return self }
    if last(where: { $0 != UInt8(ascii: "*") && $0 != UInt8(ascii: "_") }) == .stop { return self }
    let mark = Prose.closingMarks.first { suffix($0.utf8.count).elementsEqual($0.utf8) }
    return dropLast(mark?.utf8.count ?? 0) + [.stop]
  }

  private static let closingMarks = [":", ",", ";", "!", "?", "。", "！", "？"]
}

extension [UInt8] {
  fileprivate mutating func endWord() {
    guard last == .stop else { return }
    let word = suffix(from: lastIndex(of: .space).map { $0 + 1 } ?? 0)
    if word.elementsEqual("e.g.".utf8) || word.elementsEqual("i.e.".utf8) {
      append(UInt8(ascii: ","))
    }
  }
}

extension UInt8 {
  fileprivate static let stop = UInt8(ascii: ".")

  fileprivate var isSpace: Bool { self == .space || self == .newline }

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
