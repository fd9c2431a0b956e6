/// The texts of an XML or HTML document with the names of their elements, also of an incomplete or
/// invalid document.
///
/// A replacement needs the exact range of each text, so that all other bytes stay; a parser such as
/// libxml2 gives only lines of elements, and rejects what a service may send.
struct MarkupText {
  struct Part {
    /// The names of the elements around the text, the outermost first, without prefixes.
    let names: [String]
    let range: Range<Int>
    /// Whether the text is the value of a form field.
    var isField = false
  }

  private let text: [UInt8]
  private var names: [String] = []
  private(set) var parts: [Part] = []

  /// Nil for a text that doesn't begin with a tag and has no form field.
  init?(_ text: [UInt8]) {
    let start = text.end(from: 0) { $0.isWhitespace || $0 >= 0x80 }
    guard start + 2 < text.count else { return nil }
    let beginsWithTag =
      text[start] == UInt8(ascii: "<")
      && (text[start + 1].isLetter || text[start + 1].isOne(of: "!?"))
    guard beginsWithTag || text.firstPosition(of: "<input ") != nil else { return nil }
    self.text = text
    read(from: start)
  }

  private mutating func read(from start: Int) {
    var position = start
    while position < text.count {
      guard text[position] == UInt8(ascii: "<") else {
        let end = text.end(from: position) { $0 != UInt8(ascii: "<") }
        append(position..<end)
        position = end
        continue
      }
      if text.has("<![CDATA[", at: position) {
        let end = text.firstPosition(of: "]]>", from: position) ?? text.count
        append(min(position + 9, end)..<end)
        position = min(end + 3, text.count)
      } else if text.has("<!--", at: position) {
        position = text.firstPosition(of: "-->", from: position).map { $0 + 3 } ?? text.count
      } else {
        position = readTag(from: position + 1)
      }
    }
  }

  /// Adds a text without the whitespace around it.
  private mutating func append(_ range: Range<Int>) {
    let begin = text.end(from: range.lowerBound, where: \.isWhitespace)
    guard begin < range.upperBound, !names.isEmpty else { return }
    let length = text[begin..<range.upperBound].reversed().drop { $0.isWhitespace }.count
    parts.append(Part(names: names, range: begin..<begin + length))
  }

  /// Reads a tag after its bracket, and returns the position after it.
  private mutating func readTag(from start: Int) -> Int {
    let isEnd = start < text.count && text[start] == UInt8(ascii: "/")
    let begin = isEnd ? start + 1 : start
    let nameEnd = text.end(from: begin, where: Self.isName)
    let name = Self.local(text[begin..<nameEnd])
    guard !isEnd else {
      if let level = names.lastIndex(of: name) { names.removeSubrange(level...) }
      return text.end(from: nameEnd) { $0 != UInt8(ascii: ">") } + 1
    }
    var attributes: [(name: String, range: Range<Int>)] = []
    var position = nameEnd
    while position < text.count, text[position] != UInt8(ascii: ">") {
      let nameStart = position
      position = text.end(from: position, where: Self.isName)
      guard position > nameStart, position + 1 < text.count,
        text[position] == UInt8(ascii: "=")
      else {
        position = max(position, nameStart + 1)
        continue
      }
      let quote = text[position + 1]
      let isQuoted = quote.isOne(of: "\"'")
      let valueStart = position + (isQuoted ? 2 : 1)
      let end = text.end(from: valueStart) {
        isQuoted ? $0 != quote : !$0.isWhitespace && $0 != UInt8(ascii: ">")
      }
      attributes.append((text[nameStart..<position].text, valueStart..<end))
      guard isQuoted else {
        position = end
        continue
      }
      position = min(end + 1, text.count)
    }
    addField(attributes)
    let isEmpty = position > 0 && text[position - 1] == UInt8(ascii: "/")
    if !name.isEmpty, !isEmpty, !Self.emptyElements.contains(name) { names.append(name) }
    return position + 1
  }

  /// Adds the value of a form field or of a `meta` element, which has the name beside it.
  private mutating func addField(_ attributes: [(name: String, range: Range<Int>)]) {
    let value = attributes.first { $0.name == "value" || $0.name == "content" }
    guard let value, !value.range.isEmpty,
      let name = attributes.first(where: { Self.namingAttributes.contains($0.name) })
    else { return }
    parts.append(Part(names: names + [text[name.range].text], range: value.range, isField: true))
  }

  private static let namingAttributes: Set = ["key", "name", "property"]
  private static let emptyElements: Set = ["br", "hr", "img", "input", "link", "meta"]

  private static func local(_ name: ArraySlice<UInt8>) -> String {
    (name.lastIndex(of: UInt8(ascii: ":")).map { name[($0 + 1)...] } ?? name).text
  }

  private static func isName(_ byte: UInt8) -> Bool {
    byte.isAlphanumeric || byte >= 0x80 || byte.isOne(of: "_-.:")
  }
}
