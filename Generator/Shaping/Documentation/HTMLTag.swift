import Foundation

/// A start tag `<name …>` or an end tag `</name>` in a text.
struct HTMLTag {
  let name: String
  /// The element; nil if HTML has no element of this name.
  let element: HTMLElement?
  let isEnd: Bool
  let range: Range<Int>
  private let attributes: ArraySlice<UInt8>
  /// Whether it has a word that isn't an attribute of HTML, as in `if a<b and c>d`.
  let hasWords: Bool

  /// The maximum length of a tag, in bytes; longer ones are two unrelated signs in a text.
  static let limit = 2_000

  /// Reads the tag at `start`, the index of a `<`; nil if there is no tag.
  init?(in bytes: [UInt8], at start: Int) {
    let text = bytes[(start + 1)...].prefix(HTMLTag.limit)
    let isEnd = text.first == UInt8(ascii: "/")
    let inside = isEnd ? text.dropFirst() : text
    let name = inside.prefix { $0.isNameByte }
    guard name.first?.isLetter == true, let end = HTMLTag.end(inside[name.endIndex...]) else {
      return nil
    }
    let attributes = inside[name.endIndex..<end]
    guard let flags = HTMLTag.flags(of: attributes) else { return nil }
    self.name = String(decoding: name, as: UTF8.self).lowercased()
    self.element = HTMLElement(rawValue: self.name)
    self.isEnd = isEnd
    self.range = start..<end + 1
    self.attributes = attributes
    self.hasWords = !flags.allSatisfy(\.isFlag)
  }

  /// The names of attributes without values; nil if the text isn't a list of attributes.
  private static func flags(of text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>]? {
    var rest = text
    var flags: [ArraySlice<UInt8>] = []
    guard let first = rest.first else { return flags }
    guard first.isBlank || first == UInt8(ascii: "/") else { return nil }
    while true {
      rest = rest.drop { $0.isBlank || $0 == UInt8(ascii: "/") }
      guard let first = rest.first else { return flags }
      guard first.isLetter || first == UInt8(ascii: "_") else { return nil }
      let name = rest.prefix { $0.isNameByte || $0 == UInt8(ascii: ":") }
      rest = rest[name.endIndex...]
      let value = rest.drop { $0.isBlank }
      if value.first == UInt8(ascii: "=") {
        rest = afterValue(value.dropFirst().drop { $0.isBlank })
      } else {
        flags.append(name)
      }
    }
  }

  private static func afterValue(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    if let expression = afterExpression(text) { return expression }
    guard let quote = text.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return text.drop { !$0.isBlank }
    }
    return text.dropFirst().drop { $0 != quote }.dropFirst()
  }

  /// Returns what follows an expression of JSX: `{{ color: "red" }}`; nil if the text begins with
  /// none.
  private static func afterExpression(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var depth = 0
    for (index, byte) in zip(text.indices, text) {
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
      guard depth == 0 else { continue }
      return index == text.startIndex ? nil : text[(index + 1)...]
    }
    return nil
  }

  /// The value of an attribute, without its quotes.
  func attribute(_ key: String) -> String? {
    let text = String(decoding: attributes, as: UTF8.self)
    guard let found = text.range(of: key + "=", options: .caseInsensitive) else { return nil }
    let rest = text[found.upperBound...]
    guard let quote = rest.first else { return nil }
    let value =
      quote == "\"" || quote == "'"
      ? rest.dropFirst().prefix { $0 != quote } : rest.prefix { !$0.isWhitespace }
    return value.isEmpty ? nil : String(value)
  }

  private static func end(_ text: ArraySlice<UInt8>) -> Int? {
    var quote: UInt8?
    for (index, byte) in zip(text.indices, text) {
      switch byte {
      case quote: quote = nil
      case _ where quote != nil: break
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "<"): return nil
      case UInt8(ascii: ">"): return index
      default: break
      }
    }
    return nil
  }
}

extension UInt8 {
  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0A }
  var isLetter: Bool { 0x61...0x7A ~= self | 0x20 }

  fileprivate var isNameByte: Bool {
    isLetter || 0x30...0x39 ~= self || self == UInt8(ascii: "-") || self == UInt8(ascii: "_")
      || self == UInt8(ascii: ".")
  }
}

extension ArraySlice<UInt8> {
  /// Whether the name is a Boolean attribute of current or former HTML, or one that may be empty.
  fileprivate var isFlag: Bool {
    let name = String(decoding: self, as: UTF8.self).lowercased()
    switch name {
    case "alt", "autofocus", "autoplay", "border", "checked", "compact", "controls", "disabled",
      "download", "hidden", "inert", "ismap", "itemscope", "loop", "multiple", "muted", "noshade",
      "nowrap", "open", "readonly", "required", "reversed", "selected":
      return true
    default: return name.hasPrefix("data-")
    }
  }
}
