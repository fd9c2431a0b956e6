import Canonical
import Foundation
import Shape

/// Reads the JSON text of a recording as a literal, which keeps the digits of numbers.
struct JSONText {
  /// The maximum number of nested arrays and objects.
  private static let maxDepth = 512

  private var rest: Substring.UTF8View

  /// Returns nil if the text isn't JSON (RFC 8259), or an object has a key twice.
  static func literal(_ text: String) -> Literal? {
    var reader = JSONText(rest: text[...].utf8)
    guard let value = reader.value(depth: 0) else { return nil }
    reader.skipBlank()
    return reader.rest.isEmpty ? value : nil
  }

  private mutating func value(depth: Int) -> Literal? {
    skipBlank()
    guard depth < Self.maxDepth else { return nil }
    switch rest.first {
    case UInt8(ascii: "{"): return object(depth: depth + 1)
    case UInt8(ascii: "["): return array(depth: depth + 1)
    case UInt8(ascii: "\""): return string().map(Literal.string)
    default: return word()
    }
  }

  private mutating func object(depth: Int) -> Literal? {
    var members: [Literal.Member] = []
    var keys: Set<String> = []
    let isWhole = list(until: UInt8(ascii: "}")) { reader in
      reader.skipBlank()
      guard let key = reader.string(), keys.insert(key).inserted, reader.skip(UInt8(ascii: ":")),
        let value = reader.value(depth: depth)
      else { return false }
      members.append(Literal.Member(key: key, value: value))
      return true
    }
    return isWhole ? .object(members) : nil
  }

  private mutating func array(depth: Int) -> Literal? {
    var elements: [Literal] = []
    let isWhole = list(until: UInt8(ascii: "]")) { reader in
      guard let value = reader.value(depth: depth) else { return false }
      elements.append(value)
      return true
    }
    return isWhole ? .array(elements) : nil
  }

  /// Reads the elements between brackets; false if one of them or a separator is invalid.
  private mutating func list(until end: UInt8, _ element: (inout JSONText) -> Bool) -> Bool {
    rest.removeFirst()
    if skip(end) { return true }
    repeat {
      guard element(&self) else { return false }
    } while skip(UInt8(ascii: ","))
    return skip(end)
  }

  private mutating func string() -> String? {
    guard rest.first == UInt8(ascii: "\"") else { return nil }
    var end = rest.index(after: rest.startIndex)
    while end < rest.endIndex, rest[end] != UInt8(ascii: "\"") {
      let isEscape = rest[end] == UInt8(ascii: "\\")
      guard rest.formIndex(&end, offsetBy: isEscape ? 2 : 1, limitedBy: rest.endIndex) else {
        return nil
      }
    }
    guard end < rest.endIndex else { return nil }
    let literal = Data(rest[...end])
    rest = rest[rest.index(after: end)...]
    return try? JSONDecoder().decode(String.self, from: literal)
  }

  private mutating func word() -> Literal? {
    let end = rest.firstIndex { ",]} \t\n\r".utf8.contains($0) } ?? rest.endIndex
    let word = String(Substring(rest[..<end]))
    rest = rest[end...]
    switch word {
    case "null": return .null
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    default:
      guard JSONNumber.isValid(word), Double(word)?.isFinite == true else { return nil }
      return word.contains { ".eE".contains($0) } ? .number(word) : .integer(word)
    }
  }

  /// Skips blanks and a character; false if another character follows the blanks.
  private mutating func skip(_ character: UInt8) -> Bool {
    skipBlank()
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func skipBlank() {
    rest = rest.drop { " \t\n\r".utf8.contains($0) }
  }
}
