extension String {
  /// The text with each line break as one newline, and each invisible scalar as `U+…`.
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
      case "\t": result += "    ".utf8
      case "\u{A0}": result.append(.space)
      case "\u{200D}": result += scalar.utf8
      case "\u{FEFF}", "\u{AD}": break
      case _ where scalar.isInvisible:
        result += "U+\(String(scalar.value, radix: 16, uppercase: true))".utf8
      default: result += scalar.utf8
      }
      last = scalar
    }
    return String(decoding: result, as: UTF8.self)
  }
}

/// Visible Markdown, in which only spaces and newlines are white space.
///
/// Prose is processed as bytes, because descriptions are most of a large document, and finding the
/// boundaries of characters would take longer than all other processing.
typealias Prose = ArraySlice<UInt8>

extension Prose {
  /// Creates prose without blank lines at its ends; the first line keeps its indentation.
  init(_ text: String) {
    let bytes = Array(text.visible.utf8)
    guard let first = bytes.firstIndex(where: { !$0.isSpace }),
      let last = bytes.lastIndex(where: { !$0.isSpace })
    else {
      self = []
      return
    }
    let start = bytes[..<first].lastIndex(of: .newline).map { $0 + 1 } ?? 0
    self = bytes[start...last]
  }

  /// Joins the parts that aren't empty, with a blank line between them.
  init(paragraphs: [Prose]) {
    let parts = paragraphs.filter { !$0.isEmpty }
    self = parts.count == 1 ? parts[0] : Array(parts.joined(separator: [.newline, .newline]))[...]
  }

  /// Creates the first sentence of a comment.
  ///
  /// It begins with a capital. The formatter requires a full stop at its end, and ends a sentence
  /// at each full stop before a space. Within the sentence, as after an abbreviation, the space is
  /// a no-break space.
  init(sentence text: String) {
    var line: [UInt8] = []
    var isPending = false
    for byte in text.visible.utf8 {
      if byte.isSpace {
        isPending = !line.isEmpty
        continue
      }
      if isPending { line += line[...].lastTextByte == .stop ? "\u{A0}".utf8 : " ".utf8 }
      isPending = false
      line.append(byte)
    }
    self = line[...].capitalized.stopped.escapedStart
  }

  /// The words with one space between them.
  var joinedLines: String {
    let words = split(whereSeparator: \.isSpace)
    return String(decoding: Array(words.joined(separator: [.space])), as: UTF8.self)
  }

  /// The text with the full stop that the formatter requires.
  private var stopped: Prose { needsFullStop ? self + [.stop] : self }

  /// The text with a capital at its start, unless that is a value, an abbreviation or a name such
  /// as `oneOf`, and not a word of the sentence.
  private var capitalized: Prose {
    let word = prefix { $0.isLowercase }
    guard let first = word.first, word.endIndex < endIndex, self[word.endIndex] == .space,
      !Self.values.contains(where: word.elementsEqual)
    else { return self }
    let isAcronym = Self.acronyms.contains(where: word.elementsEqual)
    let capitals = (isAcronym ? word : [first]).map { $0 - 0x20 }
    return capitals + dropFirst(capitals.count)
  }

  private static let values = ["true", "false", "null"].map { Array($0.utf8) }
  private static let acronyms = ["api", "http", "id", "ip", "json", "uri", "url", "uuid", "xml"]
    .map { Array($0.utf8) }

  /// The text with an escape if its first word would begin another block than a paragraph.
  private var escapedStart: Prose {
    guard let first, first != .tick, first != UInt8(ascii: "<"),
      MarkdownWord(prefix { $0 != .space }).opensBlock
    else { return self }
    let digits = prefix { $0.isDigit }
    return digits + [UInt8(ascii: "\\")] + self[digits.endIndex...]
  }
}

// MARK: - The end of a sentence

extension Prose {
  /// Whether the text doesn't end in a punctuation mark.
  fileprivate var needsFullStop: Bool {
    guard let seen = lastTextByte, let last, !Self.stops.contains(seen) else { return false }
    return last < 0x80
      ? !Self.closingMarks.contains(last)
      : !Self.wideClosingMarks.contains { suffix($0.count).elementsEqual($0) }
  }

  fileprivate var lastTextByte: UInt8? { last { !$0.isEmphasis } }

  private static let stops = Array(".,;".utf8)
  private static let closingMarks = Array(":!?".utf8)
  private static let wideClosingMarks = ["。", "！", "？", "："].map { Array($0.utf8) }
}

extension UInt8 {
  fileprivate var isEmphasis: Bool { self == UInt8(ascii: "*") || self == UInt8(ascii: "_") }
}

extension UInt8 {
  static let stop = UInt8(ascii: ".")
  static let tick = UInt8(ascii: "`")

  var isSpace: Bool { self == .space || self == .newline }
  var isDigit: Bool { 0x30...0x39 ~= self }
  fileprivate var isLowercase: Bool { 0x61...0x7A ~= self }
}
