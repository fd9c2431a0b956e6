/// The strings and numbers of a text that contains JSON.
///
/// It reads also JSON that is truncated or otherwise invalid, documents that follow one another,
/// and text around JSON, as in `data: {…}`.
struct JSONTokens {
  struct Token {
    let kind: Kind
    /// The range without quotes.
    let range: Range<Int>
    /// The key of the member, or that of the array with the element.
    let name: String?
    /// The path from the outermost value.
    let path: [String]
    /// The name of the object with the value, or that of the array with the object.
    var parent: String?
    /// The text of the member `name` or `key` before a member `value`, possibly in capitals.
    var label: String?
  }

  enum Kind { case key, string, number }

  private struct Level {
    let isObject: Bool
    let name: String?
    var key: String?
    var index = 0
    var label: String?
  }

  private let text: [UInt8]
  private let hasPaths: Bool
  /// The position of the first bracket.
  let start: Int
  private var position: Int
  private var levels: [Level] = []

  /// Nil for a text without an object or array.
  init?(_ text: [UInt8], hasPaths: Bool) {
    guard let start = Self.start(of: text) else { return nil }
    self.text = text
    self.hasPaths = hasPaths
    self.start = start
    position = start
  }

  /// The position of the first bracket that has JSON after it.
  private static func start(of text: [UInt8]) -> Int? {
    var position = 0
    while position < text.count {
      let byte = text[position]
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
        let next = text.end(from: position + 1, where: \.isWhitespace)
        if next < text.count, isStart(text[next], after: byte) { return position }
      }
      position += 1
    }
    return nil
  }

  private static func isStart(_ byte: UInt8, after bracket: UInt8) -> Bool {
    if byte == UInt8(ascii: "\"") { return true }
    return bracket == UInt8(ascii: "[")
      && (byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") || byte.isDigit)
  }

  /// Whether the text has nothing before the first bracket or after the last one.
  var isWhole: Bool {
    let last = text.last { !$0.isWhitespace }
    return text[..<start].allSatisfy(\.isWhitespace)
      && (last == UInt8(ascii: "}") || last == UInt8(ascii: "]"))
  }

  mutating func next() -> Token? {
    while position < text.count {
      let byte = text[position]
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        levels.append(Level(isObject: byte == UInt8(ascii: "{"), name: name))
        position += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if !levels.isEmpty { levels.removeLast() }
        position += 1
      case UInt8(ascii: ","):
        if !levels.isEmpty {
          levels[levels.count - 1].key = nil
          levels[levels.count - 1].index += 1
        }
        position += 1
      case UInt8(ascii: "\""): return string()
      case UInt8(ascii: "-"), 48...57: return number()
      case _ where byte.isLetter: position = text.end(from: position, where: \.isAlphanumeric)
      default: position += 1
      }
    }
    return nil
  }

  /// The name of the next value.
  private var name: String? {
    guard let level = levels.last else { return nil }
    return level.isObject ? level.key : level.name
  }

  private mutating func string() -> Token {
    let begin = position + 1
    var end = begin
    while end < text.count, text[end] != UInt8(ascii: "\"") {
      end += text[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    end = min(end, text.count)
    position = min(end + 1, text.count)
    let range = begin..<end
    guard let level = levels.last, level.isObject, level.key == nil,
      text.has(":", at: text.end(from: position, where: \.isWhitespace))
    else {
      if let key = levels.last?.key, key.utf8.count < 5, Self.labels.contains(key) {
        levels[levels.count - 1].label = text[range].text
      }
      return token(.string, range)
    }
    let raw = Array(text[range])
    levels[levels.count - 1].key = (JSONEscaping.decoded(raw) ?? raw).text
    return Token(kind: .key, range: range, name: nil, path: [])
  }

  private static let labels: Set = ["name", "key", "Name", "Key"]

  private mutating func number() -> Token {
    let begin = position
    position = text.end(from: begin) {
      $0.isDigit || $0.isOne(of: "+-.eE")
    }
    return token(.number, begin..<position)
  }

  private func token(_ kind: Kind, _ range: Range<Int>) -> Token {
    var token = Token(kind: kind, range: range, name: name, path: path)
    if let level = levels.last, level.isObject {
      token.parent = level.name
      if level.key == "value" || level.key == "Value" { token.label = level.label }
    }
    return token
  }

  private var path: [String] {
    guard hasPaths else { return [] }
    return levels.map { $0.isObject ? $0.key ?? "" : String($0.index) }
  }
}
