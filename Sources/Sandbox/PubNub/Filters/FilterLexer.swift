import BinderyRuntime

/// A lexer of filter expressions.
struct FilterLexer {
  private let text: [Character]
  private var position = 0

  init(_ text: String) { self.text = Array(text) }

  private static let twoCharacterOperators = ["==", "!=", "<=", ">=", "&&", "||"]
  private static let signs = "<>!+-*/%().[]"

  mutating func next() throws(FilterError) -> FilterToken {
    while position < text.count, text[position].isWhitespace { position += 1 }
    let start = position
    guard start < text.count else { return FilterToken(kind: .end, offset: start) }
    let first = text[start]
    let kind: FilterToken.Kind =
      if first == "'" || first == "\"" {
        .string(try string(in: first))
      } else if first.isASCIIDigit {
        .number(try number())
      } else if first.isFilterName {
        .name(take { $0.isFilterName })
      } else {
        .sign(try sign())
      }
    return FilterToken(kind: kind, offset: start)
  }

  private mutating func take(_ belongs: (Character) -> Bool) -> String {
    let start = position
    while position < text.count, belongs(text[position]) { position += 1 }
    return String(text[start..<position])
  }

  private mutating func string(in quote: Character) throws(FilterError) -> String {
    let start = position
    var value = ""
    position += 1
    while position < text.count, text[position] != quote {
      if text[position] == "\\", position + 1 < text.count { position += 1 }
      value.append(text[position])
      position += 1
    }
    guard position < text.count else {
      throw FilterError(offset: start, expected: "a closing \(quote)", found: "the end")
    }
    position += 1
    return value
  }

  private mutating func number() throws(FilterError) -> JSONNumber {
    let start = position
    var digits = take { $0.isASCIIDigit }
    if position + 1 < text.count, text[position] == ".", text[position + 1].isASCIIDigit {
      position += 1
      digits += "." + take { $0.isASCIIDigit }
    }
    if position < text.count, text[position] == "e" || text[position] == "E" {
      digits += take { $0 == "e" || $0 == "E" }
      if position < text.count, "+-".contains(text[position]) {
        digits += take { "+-".contains($0) }
      }
      digits += take { $0.isASCIIDigit }
    }
    guard let number = try? JSONNumber(parsing: digits) else {
      throw FilterError(offset: start, expected: "a JSON number", found: "“\(digits)”")
    }
    return number
  }

  private mutating func sign() throws(FilterError) -> String {
    let start = position
    let two = String(text[start..<min(start + 2, text.count)])
    let sign = Self.twoCharacterOperators.contains(two) ? two : String(text[start])
    guard Self.twoCharacterOperators.contains(sign) || Self.signs.contains(sign) else {
      throw FilterError(offset: start, expected: "a value or an operator", found: "“\(sign)”")
    }
    position += sign.count
    return sign
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }

  /// Whether the character may be in an unquoted key.
  fileprivate var isFilterName: Bool {
    isLetter || isNumber || self == "_" || self == "$" || self == "@"
  }
}
