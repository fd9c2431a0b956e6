/// The values of documentation and demos, which are no secrets.
enum ExampleValue {
  /// Whether the text is empty, a boolean, a placeholder such as `<token>`, or consists of words
  /// such as `demo` and `token`, as `demo-token` and `demoToken` do.
  static func isExample(_ text: some Collection<UInt8>) -> Bool {
    // A longer text is no example, even with such words.
    guard text.count <= 64 else { return false }
    let lowercased = text.lowercased
    if lowercased.allSatisfy({ !$0.isAlphanumeric }) { return lowercased.allSatisfy { $0 < 0x80 } }
    if isPlaceholder(lowercased) { return true }
    let words = NameWords.split(Array(text))
    return words.allSatisfy { word in
      let letters = word.prefix { !$0.isDigit }
      let digits = word.dropFirst(letters.count)
      return digits.count <= 3 && digits.allSatisfy(\.isDigit)
        && (letters.isEmpty
          ? words.count == 1 || digits.count == 1 : Self.words.contains(letters.text))
    } || examples.contains(lowercased.text)
  }

  /// Whether the text is a word of an example, possibly with a few digits, as in `demo2`.
  static func isPlaceholder(_ text: [UInt8]) -> Bool {
    guard let first = text.first, let last = text.last else { return true }
    let brackets: [(StaticString, StaticString)] = [("<", ">"), ("{", "}"), ("[", "]"), ("%", "%")]
    for (open, close) in brackets
    where first == open.utf8Start[0] && last == close.utf8Start[0] && text.count > 2 {
      return text.allSatisfy { $0.isLetter || !$0.isAlphanumeric }
    }
    if text.has("${", at: 0), last == UInt8(ascii: "}") { return true }
    // xxxx, ****, 000 and other repetitions.
    return text.count <= 3 && text.allSatisfy(\.isDigit) || text.count >= 2 && Set(text).count == 1
  }

  private static let words: Set<String> = [
    "a", "access", "account", "agreed", "an", "anonymous", "api", "app", "auth", "authorization",
    "bad", "bar", "baz", "bearer", "basic", "change", "changeme", "client", "cookie", "credential",
    "credentials", "deleted", "demo", "dummy", "empty", "example", "expired", "fake", "false",
    "foo", "guest", "here", "id", "insert", "invalid", "key", "me", "my", "new", "nil", "no",
    "none", "null", "of", "off", "old", "on", "open", "other", "pass", "passphrase", "password",
    "placeholder", "private", "public", "qux", "redacted", "refresh", "removed", "replace",
    "required", "sample", "secret", "server", "sesame", "session", "signature", "some", "string",
    "test", "testing", "the", "this", "token", "true", "undefined", "unknown", "user", "username",
    "valid", "value", "with", "wrong", "x", "xxx", "yes", "your",
  ]

  private static let examples: Set = ["0123456789", "123456789", "1234567890", "abc123"]
}
