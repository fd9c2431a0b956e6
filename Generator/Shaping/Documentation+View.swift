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
    let text = Documentation.trimmed(text ?? "")
    guard !text.isEmpty else {
      self.init(isDeprecated: isDeprecated)
      return
    }
    let paragraphs = Documentation.firstParagraph(of: text)
    guard !Documentation.isBlock(paragraphs.first) else {
      self.init(discussion: text, isDeprecated: isDeprecated)
      return
    }
    let sentences = Documentation.firstSentence(of: Documentation.oneLine(paragraphs.first))
    let rest = [sentences.rest, paragraphs.rest].filter { !$0.isEmpty }.joined(separator: "\n\n")
    self.init(
      summary: sentences.first,
      discussion: rest.isEmpty ? nil : rest,
      isDeprecated: isDeprecated
    )
  }
}

extension Documentation {
  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The text without blank lines and spaces at its ends.
  private static func trimmed(_ text: String) -> String {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
      line in
      let end = line.lastIndex { !$0.isWhitespace }
      return end.map { line[...$0] } ?? ""
    }
    while lines.first?.isEmpty == true { lines.removeFirst() }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  private static func firstParagraph(of text: String) -> (first: String, rest: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let end = lines.firstIndex { $0.isEmpty } ?? lines.count
    return (
      lines[..<end].joined(separator: "\n"),
      trimmed(lines[end...].joined(separator: "\n"))
    )
  }

  /// Whether a paragraph of Markdown is a list, a table, code, HTML or a quotation.
  private static func isBlock(_ paragraph: String) -> Bool {
    let starts = ["- ", "* ", "+ ", "```", "~~~", "|", "<", ">", "    ", "1. ", "#"]
    return starts.contains(where: paragraph.hasPrefix) || paragraph.contains("\n- ")
      || paragraph.contains("\n* ") || paragraph.contains("\n|")
  }

  private static func firstSentence(of line: String) -> (first: String, rest: String) {
    var words = line.split(separator: " ")[...]
    var sentence: [Substring] = []
    while let word = words.popFirst() {
      sentence.append(word)
      guard let end = word.last, ".!?".contains(end), !isAbbreviation(word),
        words.first?.first.map({ $0.isUppercase || !$0.isLetter }) == true
      else { continue }
      break
    }
    return (sentence.joined(separator: " "), words.joined(separator: " "))
  }

  private static func isAbbreviation(_ word: Substring) -> Bool {
    ["e.g.", "i.e.", "etc.", "vs.", "cf.", "No.", "approx."].contains(String(word))
  }
}
