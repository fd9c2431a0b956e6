/// The texts that replace secrets.
package enum Redaction {
  /// A mark for a secret, which shows whether there is one.
  package struct Mark: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
    package let description: String
    package var debugDescription: String { description }
  }

  /// Returns the mark of a secret; `nil` for no secret.
  package static func mark(_ secret: (some Any)?) -> Mark {
    Mark(description: secret == nil ? "nil" : "(secret)")
  }

  /// Returns a text that is shown without quotes.
  package static func text(_ text: String) -> Mark { Mark(description: text) }

  /// Returns the number of bytes as text.
  package static func bytes(_ count: Int) -> Mark {
    Mark(description: count.counted("byte"))
  }

  /// Returns a URL without its user, password, query and fragment.
  package static func url(_ text: String) -> String {
    let shown = text.prefix { $0 != "?" && $0 != "#" }
    guard let scheme = shown.firstRange(of: "://") else {
      // Without a scheme, the text before the last `@` of the authority may be a user and a
      // password.
      return withoutUser(shown)
    }
    return shown[..<scheme.upperBound] + withoutUser(shown[scheme.upperBound...])
  }

  private static func withoutUser(_ rest: Substring) -> String {
    let authority = rest.prefix { $0 != "/" }
    guard let at = authority.lastIndex(of: "@") else { return String(rest) }
    return String(rest[rest.index(after: at)...])
  }
}
