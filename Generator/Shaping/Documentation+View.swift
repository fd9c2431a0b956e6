import Shape
import Specification

extension Documentation {
  /// What a schema says about itself; its title when it has no description.
  init(of schema: OpenAPI.Schema?) {
    self.init(
      text: schema?.description ?? schema?.title,
      isDeprecated: schema?.isDeprecated ?? false
    )
  }

  /// What a schema says about a member; a title there only repeats the key.
  init(ofMember schema: OpenAPI.Schema) {
    self.init(text: schema.description, isDeprecated: schema.isDeprecated)
  }

  /// What a parameter or a header says about itself; its schema's words when it has none.
  init(of view: OpenAPI.Parameter) {
    self.init(
      text: view.description ?? view.schema?.description,
      isDeprecated: view.isDeprecated || view.schema?.isDeprecated == true
    )
  }

  /// A summary that the author gave, and a description that follows it.
  init(summary: String?, description: String?, isDeprecated: Bool = false) {
    let own = summary.map(Documentation.oneLine) ?? ""
    guard !own.isEmpty else {
      self.init(text: description, isDeprecated: isDeprecated)
      return
    }
    let discussion = description.map(Documentation.trimmed)
    self.init(
      summary: own,
      discussion: discussion == "" || discussion == own ? nil : discussion,
      isDeprecated: isDeprecated
    )
  }

  /// A text whose first sentence is the summary.
  init(text: String?, isDeprecated: Bool = false) {
    let text = text ?? ""
    let lines = text[...].isOnOneLine ? [text[...]] : text.trimmedLines
    let paragraph = lines.prefix { !$0.isEmpty }
    guard let first = paragraph.first else {
      self.init(isDeprecated: isDeprecated)
      return
    }
    guard !first.startsBlock, !paragraph.dropFirst().contains(where: \.isListItem) else {
      self.init(discussion: Documentation.joined(lines), isDeprecated: isDeprecated)
      return
    }
    let sentences = Documentation.firstSentence(of: Documentation.oneLine(paragraph))
    let others = Documentation.joined(lines[paragraph.endIndex...].drop(while: \.isEmpty))
    let rest = [sentences.rest, others].filter { !$0.isEmpty }.joined(separator: "\n\n")
    self.init(
      summary: sentences.first,
      discussion: rest.isEmpty ? nil : rest,
      isDeprecated: isDeprecated
    )
  }
}

extension Documentation {
  private static func oneLine(_ text: String) -> String { oneLine([text[...]]) }

  private static func oneLine(_ lines: ArraySlice<Substring>) -> String {
    if lines.count == 1, let first = lines.first, first.isOnOneLine { return String(first) }
    var line = ""
    for word in lines.lazy.flatMap({ $0.unicodeScalars.split(whereSeparator: \.isSpace) }) {
      if !line.isEmpty { line += " " }
      line += Substring(word)
    }
    return line
  }

  /// The text without blank lines and spaces at its ends.
  private static func trimmed(_ text: String) -> String { joined(text.trimmedLines) }

  private static func joined(_ lines: ArraySlice<Substring>) -> String {
    lines.joined(separator: "\n")
  }

  /// A sentence ends where a word does, unless the word is an abbreviation or the next one goes on.
  private static func firstSentence(of line: String) -> (first: String, rest: String) {
    let bytes = Array(line.utf8)
    for place in bytes.indices.dropFirst()
    where bytes[place] == UInt8(ascii: " ") && bytes[place - 1].endsSentence {
      let space = line.utf8.index(line.startIndex, offsetBy: place)
      let rest = line[line.utf8.index(after: space)...]
      let goesOn = rest.first.map { $0.isLetter && !$0.isUppercase } ?? true
      if !goesOn, !line[..<space].endsInAbbreviation {
        return (String(line[..<space]), String(rest))
      }
    }
    return (line, "")
  }
}

// Text is taken apart by scalars: descriptions are most of a large document, and finding the
// borders of characters costs more than all the rest that is done with them.

extension String {
  /// The lines without spaces at their ends, nor blank ones before the first and after the last.
  fileprivate var trimmedLines: ArraySlice<Substring> {
    let lines = withPlainBreaks.unicodeScalars
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { line in
        line.lastIndex { !$0.isSpace }.map { Substring(line[...$0]) } ?? ""
      }
    guard let first = lines.firstIndex(where: { !$0.isEmpty }),
      let last = lines.lastIndex(where: { !$0.isEmpty })
    else { return [] }
    return lines[first...last]
  }

  /// The text with LF where it has CR LF.
  private var withPlainBreaks: String {
    let bytes = utf8
    guard bytes.contains(0x0D) else { return self }
    let kept = zip(bytes, bytes.dropFirst()).filter { $0 != (0x0D, 0x0A) }.map(\.0)
    return String(decoding: kept + bytes.suffix(1), as: UTF8.self)
  }
}

extension Substring {
  /// Whether nothing would change if the words were put on one line; often seen at a glance.
  fileprivate var isOnOneLine: Bool {
    let isOnOneLine = utf8.withContiguousStorageIfAvailable { bytes in
      var last = UInt8(ascii: " ")
      for byte in bytes {
        guard byte > 0x20 && byte < 0x80 || byte == 0x20 && last != 0x20 else { return false }
        last = byte
      }
      return last != UInt8(ascii: " ")
    }
    return isOnOneLine ?? false
  }

  /// Whether a line of Markdown begins a list, a table, code, HTML or a quotation.
  fileprivate var startsBlock: Bool {
    let starts = ["- ", "* ", "+ ", "```", "~~~", "|", "<", ">", "    ", "1. ", "#"]
    return starts.contains { utf8.starts(with: $0.utf8) }
  }

  /// Whether a line goes on with a list or a table.
  fileprivate var isListItem: Bool {
    ["- ", "* ", "|"].contains { utf8.starts(with: $0.utf8) }
  }

  fileprivate var endsInAbbreviation: Bool {
    let word = utf8.lastIndex(of: UInt8(ascii: " ")).map { self[$0...].dropFirst() } ?? self
    return ["e.g.", "i.e.", "etc.", "vs.", "cf.", "No.", "approx."].contains(word)
  }
}

extension UInt8 {
  fileprivate var endsSentence: Bool {
    self == UInt8(ascii: ".") || self == UInt8(ascii: "!") || self == UInt8(ascii: "?")
  }
}

extension Unicode.Scalar {
  fileprivate var isSpace: Bool {
    isASCII ? self == " " || "\t"..."\r" ~= self : properties.isWhitespace
  }

  fileprivate var isNewline: Bool {
    switch self {
    case "\n"..."\r", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }
}
