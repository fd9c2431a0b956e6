import Foundation

/// An ECMA-262 pattern, run by `NSRegularExpression` (ICU).
///
/// ICU interprets some syntax differently; rewritten are `$`, `\d`, `\w`, `\s` and their
/// complements, `\0`, `\u{…}`, `[\b]`, `[^]`, `[]`, and `[` and `&&` inside a class. Not rewritten
/// are case folding, `\p{…}` names and lookbehinds that only ECMA-262 has, and a literal `{`, which
/// ICU rejects. Syntax that only ICU has (`\Z`, `\a`, `(?i)`, possessive quantifiers) is accepted.
package struct SchemaPattern: Sendable {
  package let text: String
  private let expression: NSRegularExpression

  package init?(_ text: String) {
    self.text = text
    guard let expression = try? NSRegularExpression(pattern: Self.translated(text)) else {
      return nil
    }
    self.expression = expression
  }

  /// Whether the pattern matches anywhere in the text.
  package func matches(_ text: String) -> Bool {
    let range = NSRange(location: 0, length: text.utf16.count)
    return expression.firstMatch(in: text, range: range) != nil
  }

  private static func translated(_ pattern: String) -> String {
    var result = ""
    var rest = Substring(pattern).unicodeScalars[...]
    var isInClass = false
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\\":
        result += escape(&rest, inClass: isInClass)
      case "$" where !isInClass: result += #"\z"#
      case "[" where isInClass: result += #"\["#
      case "[":
        result += openClass(&rest)
        isInClass = result.unicodeScalars.last != ")"
      case "]":
        isInClass = false
        result += "]"
      case "&" where isInClass: result += #"\&"#
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns the start of a class; `[^]` is any scalar and `[]` none, both unfinished in ICU.
  private static func openClass(_ rest: inout Substring.UnicodeScalarView) -> String {
    if rest.starts(with: "^]".unicodeScalars) {
      rest = rest.dropFirst(2)
      return #"(?:[\s\S])"#
    }
    if rest.first == "]" {
      rest = rest.dropFirst()
      return "(?!)"
    }
    return "["
  }

  private static func escape(
    _ rest: inout Substring.UnicodeScalarView,
    inClass: Bool
  ) -> String {
    guard let escaped = rest.popFirst() else { return "\\" }
    let inner: String
    switch escaped {
    case "d": inner = digits
    case "w": inner = words
    case "s": inner = spaces
    case "D": return "[^\(digits)]"
    case "W": return "[^\(words)]"
    case "S": return "[^\(spaces)]"
    case "0": return #"\x00"#
    case "b" where inClass: return #"\x08"#
    case "u" where rest.first == "{": return #"\x"#
    default: return "\\" + String(escaped)
    }
    return inClass ? inner : "[\(inner)]"
  }

  private static let digits = "0-9"
  private static let words = "A-Za-z0-9_"
  private static let spaces = #"\t\n\u000B\f\r\p{Zs}\u2028\u2029\uFEFF"#
}
