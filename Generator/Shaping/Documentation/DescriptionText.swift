/// A description of a document, in lines of Markdown.
struct DescriptionText {
  /// The lines, without blank ones at the start and the end.
  private(set) var lines: ArraySlice<Substring>
  private var isParagraph = false

  init(_ text: String) {
    let markdown = HTMLConverter.markdown(DocstringIndentation.removed(from: text.withLineFeeds))
    let sections = DocstringSections.markdown(DocstringFields.markdown(markdown))
    self.init(markdown: InlineLiterals.markdown(sections))
  }

  /// Creates a text from Markdown without HTML.
  init(markdown: String) {
    let all = markdown.lines
    guard let first = all.firstIndex(where: { !$0.isBlank }),
      let last = all.lastIndex(where: { !$0.isBlank })
    else {
      self.lines = []
      return
    }
    self.lines = all[first...last]
  }

  /// The text as one paragraph, even if it has lists, tables, code or headings.
  var asParagraph: DescriptionText {
    var text = self
    text.lines = [Array(words).sentence[...]]
    text.isParagraph = true
    return text
  }

  var words: DescriptionWords { DescriptionWords(lines) }

  /// Whether the text begins with the words of a shorter one, ignoring case, a last period and the
  /// person of the verb: `Gets a pet` begins with `Get a`.
  func begins(with other: DescriptionText) -> Bool { compares(to: other, isLonger: true) }

  /// Whether the text has the words of another one, ignoring what ``begins(with:)`` ignores.
  func repeats(_ other: DescriptionText) -> Bool { compares(to: other, isLonger: false) }

  private func compares(to other: DescriptionText, isLonger: Bool) -> Bool {
    var own = words
    var count = 0
    for word in other.words {
      guard let next = own.next() else { return false }
      let (text, stated) = (next.withoutPeriod, word.withoutPeriod)
      guard text == stated || count == 0 && (text == stated + "s" || text == stated + "es") else {
        return false
      }
      count += 1
    }
    return count > 0 && (own.next() != nil) == isLonger
  }

  var joined: String? { lines.isEmpty ? nil : lines.joined(separator: "\n") }

  /// The first sentence on one line, and the rest of the text.
  ///
  /// The summary is nil if the text begins with a list, a table, code or a heading.
  var divided: (summary: String?, discussion: String?) {
    let paragraph = firstParagraph
    guard !paragraph.isEmpty else { return (nil, joined) }
    var others = lines[paragraph.endIndex...]
    if others.first?.isUnderline == true { others = others.dropFirst() }
    let (summary, remainder) = SentenceEnd.divide(paragraph)
    if remainder.isEmpty, others.isEmpty { return (summary, nil) }
    let rest = [remainder[...], others.drop(while: \.isBlank)]
      .map { $0.joined(separator: "\n") }.filter { !$0.isEmpty }
    // A block that directly follows the paragraph, such as a list, begins the discussion.
    return (summary, rest.isEmpty ? nil : rest.joined(separator: "\n\n"))
  }

  private var firstParagraph: ArraySlice<Substring> {
    guard let first = lines.first, isParagraph || !first.beginsBlock else { return [] }
    let others = lines.dropFirst().prefix { !$0.isBlank && !$0.beginsBlock && !$0.isUnderline }
    let paragraph = lines[..<others.endIndex]
    let isTable =
      lines[others.endIndex...].first?.isDelimiter == true
      || paragraph.dropFirst().contains(where: \.isDelimiter)
    return isTable ? [] : paragraph
  }
}

extension Substring {
  fileprivate var withoutPeriod: String {
    (hasSuffix(".") ? dropLast() : self).lowercased()
  }

  fileprivate var isBlank: Bool { utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 } }

  /// Whether a line of Markdown begins a list, a table, code, a heading or a quotation.
  fileprivate var beginsBlock: Bool {
    let text = utf8.drop { $0 == 0x20 }
    guard let first = text.first,
      text.startIndex == utf8.startIndex || !utf8.starts(with: "    ".utf8)
    else { return true }
    let word = text.prefix { $0 != 0x20 && $0 != 0x09 }
    switch first {
    case UInt8(ascii: "|"), UInt8(ascii: ">"), 0x09: return true
    case UInt8(ascii: "#"): return word.allSatisfy { $0 == first } && word.count < 7
    case UInt8(ascii: "`"), UInt8(ascii: "~"): return word.prefix { $0 == first }.count > 2
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
      return word.allSatisfy { $0 == first } && (word.count != 1 || word.count < text.count)
    case 0x30...0x39:
      let mark = word.drop { 0x30...0x39 ~= $0 }
      return mark.count == 1 && word.count < text.count
        && (mark.first == UInt8(ascii: ".") || mark.first == UInt8(ascii: ")"))
    default: return false
    }
  }

  /// Whether the line underlines a heading.
  fileprivate var isUnderline: Bool {
    guard let mark = utf8.first, mark == UInt8(ascii: "=") || mark == UInt8(ascii: "-") else {
      return false
    }
    return utf8.allSatisfy { $0 == mark }
  }

  /// Whether the line is the delimiter row between the head and the body of a table.
  fileprivate var isDelimiter: Bool {
    utf8.contains(UInt8(ascii: "|")) && utf8.contains(UInt8(ascii: "-"))
      && utf8.allSatisfy { "|-: ".utf8.contains($0) }
  }
}

extension String {
  fileprivate var lines: [Substring] {
    utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { Substring($0) }
  }

  /// The text with a line feed for each line break.
  fileprivate var withLineFeeds: String {
    // Most texts have line feeds only.
    guard unicodeScalars.contains(where: \.isOtherLineBreak) else { return self }
    var text = String.UnicodeScalarView()
    var last: Unicode.Scalar = " "
    for scalar in unicodeScalars {
      if scalar != "\n" || last != "\r" { text.append(scalar.isOtherLineBreak ? "\n" : scalar) }
      last = scalar
    }
    return String(text)
  }
}

extension Unicode.Scalar {
  /// Whether it is a line break other than a line feed.
  fileprivate var isOtherLineBreak: Bool {
    switch self {
    case "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }
}
