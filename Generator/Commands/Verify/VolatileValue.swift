import BinderyJSON

/// Values that differ in each answer: identifiers, times and tokens, of which only the type is
/// compared.
enum VolatileValue {
  /// Whether two values of one type may differ.
  ///
  /// With such a form, the other value must have it, too; else the name of the member decides.
  ///
  /// - Parameter identifiers: Texts that the client repeats, which differ in any form.
  static func allows(
    _ recorded: JSONValue,
    _ live: JSONValue,
    key: String?,
    identifiers: Set<String> = []
  ) -> Bool {
    let isNamed = key.map(isVolatile(key:)) ?? false
    switch (recorded, live) {
    case (.string(let one), .string(let other)):
      if identifiers.contains(one) { return !other.isEmpty }
      guard let form = form(of: one) else { return isNamed && !other.isEmpty }
      // A token has no fixed length or alphabet.
      return form == self.form(of: other) || isNamed && form == .token && !other.isEmpty
    case (.number(let one), .number(let other)):
      return isTime(one) == isTime(other) && (isNamed || isTime(one))
    default: return false
    }
  }

  /// Words of member names whose values differ.
  private static let words: Set = [
    "age", "at", "auth", "created", "cursor", "date", "digest", "duration", "elapsed", "etag",
    "expires", "expiry", "guid", "hash", "id", "ids", "key", "modified", "next", "nonce", "offset",
    "prev",
    "previous", "request", "seq", "sequence", "session", "signature", "since", "time", "timestamp",
    "timetoken", "token", "ttl", "updated", "uptime", "uuid",
  ]

  /// Whether the last word of a member's name is one of them: `createdAt`, `user_id`.
  static func isVolatile(key: String) -> Bool {
    var last = ""
    var wasLowercase = false
    for letter in key {
      if !letter.isLetter || letter.isUppercase && wasLowercase { last = "" }
      if letter.isLetter { last += letter.lowercased() }
      wasLowercase = letter.isLowercase
    }
    return words.contains(last)
  }

  private enum Form { case uuid, dateTime, digits, token }

  /// The form of a text that is an identifier, a time or a token; nil for another one.
  private static func form(of text: String) -> Form? {
    if text.wholeMatch(of: /[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}/) != nil {
      return .uuid
    }
    if text.wholeMatch(of: /\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}.*)?/) != nil
      || text.wholeMatch(of: /[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} .*GMT/) != nil
    {
      return .dateTime
    }
    if text.wholeMatch(of: /\d{9,}/) != nil { return .digits }
    // The key of an application and a signature are separated by a colon.
    let isToken =
      text.wholeMatch(of: /[A-Za-z0-9+\/_=.-]{16,}|[A-Za-z0-9_-]+:[A-Za-z0-9+_=-]{16,}/) != nil
    return isToken && text.contains(where: \.isNumber) ? .token : nil
  }

  /// Whether a number can be a time: seconds or milliseconds since 1970, or more precise.
  private static func isTime(_ number: JSONNumber) -> Bool {
    (number.double ?? 0) >= 1e9
  }
}
