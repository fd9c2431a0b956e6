// Values whose field states what they are.
extension TextRedactor {
  enum Outcome {
    /// The value is no secret.
    case none
    /// The value is a secret; nil while secrets are collected.
    case replaced([UInt8]?)
  }

  /// Replaces a value that is secret by its name, if it looks like one.
  mutating func secret(
    _ text: [UInt8],
    _ kind: SecretKind,
    _ certainty: FieldClass.Certainty,
    _ field: FieldName?,
    _ origin: TextOrigin
  ) -> Outcome {
    if let decoded = PercentEncoding.decoded(text), origin.depth < Self.depthLimit {
      let part = origin.part(at: 0, isEncoded: true)
      guard case .replaced(let result) = secret(decoded, kind, certainty, field, part) else {
        return .none
      }
      return .replaced(result.map { PercentEncoding.encoded($0, like: text) })
    }
    if let scheme = AuthorizationText(text), scheme.isKnown, !scheme.isSentence(in: text) {
      return .replaced(authorization(text, field, origin))
    }
    if let pair = KeyAndSignature(text) { return signed(pair, text, field, origin) }
    if FakeSecret.isFake(text) || described(text, field)?.isFake(text) == true {
      if isCollecting { vault.addFake(text) }
      return .none
    }
    guard isSecret(text, certainty), !isHarmless(text), !isHarmlessCredential(text) else {
      return .none
    }
    return .replaced(replacement(for: text, kind, field, at: origin.offset(of: 0)))
  }

  /// Replaces the value of a field that a rule marks.
  mutating func sensitive(
    _ text: [UInt8],
    _ field: FieldName?,
    _ origin: TextOrigin
  ) -> [UInt8]? {
    if case .replaced(let result) = secret(text, .sensitiveValue, .sensitive, field, origin) {
      return result
    }
    return content(text, nil, origin, isURL: false)
  }

  private func isSecret(_ text: [UInt8], _ certainty: FieldClass.Certainty) -> Bool {
    // A value that a rule marks may be short, or a number.
    let isShort = text.count < 4 || text.allSatisfy(\.isDigit)
    if certainty == .sensitive, isShort { return text.contains(where: \.isAlphanumeric) }
    guard !ExampleValue.isExample(text) else { return false }
    switch certainty {
    case .sensitive: return true
    case .credential:
      // JSON is examined member by member.
      return text[0] != UInt8(ascii: "{") && text[0] != UInt8(ascii: "[") && !Self.isSentence(text)
    case .random: return Randomness.isRandom(text)
    }
  }

  /// Whether the text is three or more words of letters only, and not a pass phrase.
  private static func isSentence(_ text: [UInt8]) -> Bool {
    let words = text.split(separator: 0x20)
    guard words.count >= 3, words.allSatisfy({ $0.allSatisfy { !$0.isDigit } }) else {
      return false
    }
    return text[0].isUppercase || text.last?.isOne(of: ".!?:") == true
      || words.contains { sentenceWords.contains($0.lowercased.text) }
  }

  private static let sentenceWords: Set = [
    "a", "an", "and", "are", "at", "be", "for", "has", "in", "is", "must", "not", "of", "or",
    "please", "the", "to", "was", "with", "you", "your",
  ]

  /// Whether a user and a password in base64 are fakes.
  private mutating func isHarmlessCredential(_ text: [UInt8]) -> Bool {
    guard let pair = Base64(text)?.bytes, pair.contains(UInt8(ascii: ":")) else { return false }
    return pair.split(separator: UInt8(ascii: ":")).allSatisfy { FakeSecret.isFake(Array($0)) }
  }

  // MARK: - Authorization

  mutating func authorization(
    _ text: [UInt8],
    _ field: FieldName?,
    _ origin: TextOrigin
  ) -> [UInt8]? {
    guard let value = AuthorizationText(text) else {
      guard case .replaced(let result) = secret(text, .credentials, .credential, field, origin)
      else {
        return content(text, nil, origin, isURL: false)
      }
      return result
    }
    let part = origin.part(at: value.credentials.lowerBound, isEncoded: false)
    let raw = Array(text[value.credentials])
    let result: [UInt8]?
    switch value.scheme {
    case "basic": result = userAndPassword(raw, field, part)
    case "bearer": result = plain(raw, .bearerToken, field, part)
    default:
      let parameters = value.parameters(of: text)
      guard !parameters.isEmpty else {
        result = plain(raw, .credentials, field, part)
        break
      }
      return parameterEdits(parameters, text, field, origin).applied(to: text)
    }
    return result.map { Array(text[..<value.credentials.lowerBound]) + $0 }
  }

  private mutating func plain(
    _ text: [UInt8],
    _ kind: SecretKind,
    _ field: FieldName?,
    _ origin: TextOrigin
  ) -> [UInt8]? {
    guard case .replaced(let result) = secret(text, kind, .sensitive, field, origin) else {
      return nil
    }
    return result
  }

  private mutating func userAndPassword(
    _ text: [UInt8],
    _ field: FieldName?,
    _ origin: TextOrigin
  ) -> [UInt8]? {
    guard case .replaced(let result) = basic(text, field, origin) else {
      return plain(text, .basicCredentials, field, origin)
    }
    return result
  }

  /// Replaces a user and a password in base64.
  mutating func basic(
    _ text: [UInt8],
    _ field: FieldName?,
    _ origin: TextOrigin
  ) -> Outcome {
    guard let base64 = Base64(text), PlainText.isPlain(base64.bytes),
      let colon = base64.bytes.firstIndex(of: UInt8(ascii: ":"))
    else { return .none }
    let user = Array(base64.bytes[..<colon])
    let password = Array(base64.bytes[(colon + 1)...])
    let isHarmlessUser =
      user.isEmpty || ExampleValue.isExample(user) || isHarmless(user)
      || !password.isEmpty && !Randomness.isRandom(user)
    let isHarmlessPassword =
      password.isEmpty || ExampleValue.isExample(password) || isHarmless(password)
    if isHarmlessPassword, isHarmlessUser { return .replaced(nil) }
    guard !isCollecting else {
      vault.add(base64.bytes, .basicCredentials, isSearched: true)
      vault.add(user, .credentials, isSearched: password.isEmpty || Randomness.isRandom(user))
      if !password.isEmpty { vault.add(password, .password) }
      return .replaced(nil)
    }
    report(.basicCredentials, field, at: origin.offset(of: 0))
    return .replaced(base64.encoded(vault.fake(of: base64.bytes, .basicCredentials)))
  }

  private mutating func parameterEdits(
    _ parameters: [AuthorizationText.Parameter],
    _ text: [UInt8],
    _ field: FieldName?,
    _ origin: TextOrigin
  ) -> [Edit] {
    parameters.compactMap { parameter in
      let raw = Array(text[parameter.range])
      let part = origin.part(at: parameter.range.lowerBound, isEncoded: false)
      let result =
        parameter.isSignature
        ? signature(raw, field, part) : plain(raw, .credentials, field, part)
      return result.map { Edit(range: parameter.range, replacement: $0) }
    }
  }

  // MARK: - Cookies

  mutating func cookies(
    _ text: [UInt8],
    _ field: FieldName?,
    _ origin: TextOrigin
  ) -> [UInt8]? {
    let isResponse = field?.name.lowercased().hasPrefix("set") == true
    var edits: [Edit] = []
    // Browsers export several headers Set-Cookie as lines of one.
    for line in text.ranges(in: 0..<text.count, separatedBy: 0x0A) {
      let pairs = NamedPairs(text, in: line, separatedBy: UInt8(ascii: ";")).pairs
      for pair in isResponse ? pairs.prefix(1) : pairs[...] {
        let cookie = FieldName(location: .cookie, name: pair.name)
        let part = origin.part(at: pair.range.lowerBound, isEncoded: false)
        if let result = redacted(Array(text[pair.range]), cookie, part) {
          edits.append(Edit(range: pair.range, replacement: result))
        }
      }
    }
    let result = edits.applied(to: text)
    return searched(result ?? text, field, origin) ?? result
  }
}
