/// A user and a password in base64, as in `Basic` (RFC 7617).
enum UserAndPassword {
  /// Replaces a user and a password in base64.
  static func redacted(
    _ text: [UInt8],
    _ field: FieldName?,
    _ origin: TextOrigin,
    _ pass: inout RedactionPass
  ) -> RedactionOutcome {
    guard let base64 = Base64(text), PlainText.isPlain(base64.bytes),
      let colon = base64.bytes.firstIndex(of: UInt8(ascii: ":"))
    else { return .none }
    let user = Array(base64.bytes[..<colon])
    let password = Array(base64.bytes[(colon + 1)...])
    let isHarmlessUser =
      user.isEmpty || ExampleValue.isExample(user) || pass.isHarmless(user)
      || !password.isEmpty && !Randomness.isRandom(user)
    let isHarmlessPassword =
      password.isEmpty || ExampleValue.isExample(password) || pass.isHarmless(password)
    if isHarmlessPassword, isHarmlessUser { return .replaced(nil) }
    let offset = origin.offset(of: 0)
    return .replaced(
      pass.replacement(forUser: user, password, field, at: offset).map(base64.encoded)
    )
  }

  /// Whether a user and a password in base64 are fakes.
  static func isFake(_ text: [UInt8]) -> Bool {
    guard let pair = Base64(text)?.bytes, pair.contains(UInt8(ascii: ":")) else { return false }
    return pair.split(separator: UInt8(ascii: ":")).allSatisfy { FakeSecret.isFake(Array($0)) }
  }
}
