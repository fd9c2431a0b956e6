/// What is shown in the place of secrets.
package enum Redaction {
  /// Stands for a secret: that there is one, or that there is none.
  package struct Mark: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
    package let description: String
    package var debugDescription: String { description }
  }

  /// The mark of a secret; `nil` where it is nil.
  package static func mark(_ secret: (some Any)?) -> Mark {
    Mark(description: secret == nil ? "nil" : "(secret)")
  }

  /// A shown text that is not quoted.
  package static func text(_ text: String) -> Mark { Mark(description: text) }

  /// How many bytes there are.
  package static func bytes(_ count: Int) -> Mark {
    Mark(description: count == 1 ? "1 byte" : "\(count) bytes")
  }

  /// A URL without its user, password, query and fragment.
  package static func url(_ text: String) -> String {
    let shown = text.prefix { $0 != "?" && $0 != "#" }
    guard let scheme = shown.firstRange(of: "://") else {
      // Without a scheme, all before the last `@` of the authority may be a user and a password.
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
