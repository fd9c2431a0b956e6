// Values whose field states what they are.
extension TextRedactor {
  /// Replaces a value that is secret by its name, if it looks like one.
  mutating func secret(
    _ text: [UInt8],
    _ kind: SecretKind,
    _ certainty: FieldClass.Certainty,
    _ field: FieldName?,
    _ origin: TextOrigin
  ) -> RedactionOutcome {
    if let decoded = PercentEncoding.decoded(text), origin.depth < TextOrigin.depthLimit {
      let part = origin.part(at: 0, isEncoded: true)
      guard case .replaced(let result) = secret(decoded, kind, certainty, field, part) else {
        return .none
      }
      return .replaced(result.map { PercentEncoding.encoded($0, like: text) })
    }
    if let scheme = AuthorizationText(text), scheme.isKnown, !scheme.isSentence(in: text) {
      return .replaced(authorization(text, field, origin))
    }
    // `pwd` is also the name of a working directory.
    let mayBeFolder = field?.name.lowercased().hasSuffix("pwd") == true
    if certainty != .sensitive,
      SecretCriterion.isAddress(text) || mayBeFolder && SecretCriterion.isFilePath(text)
    {
      return .none
    }
    if let pair = KeyAndSignature(text) { return signed(pair, text, field, origin) }
    if FakeSecret.isFake(text) || pass.described(text, field)?.isFake(text) == true {
      pass.noteFake(text)
      return .none
    }
    guard SecretCriterion.isSecret(text, certainty), !pass.isHarmless(text),
      !UserAndPassword.isFake(text)
    else {
      return .none
    }
    return .replaced(pass.replacement(for: text, kind, field, at: origin.offset(of: 0)))
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

  /// Replaces a key and a signature, unless the key is permitted.
  mutating func signed(
    _ pair: KeyAndSignature,
    _ text: [UInt8],
    _ field: FieldName?,
    _ origin: TextOrigin
  ) -> RedactionOutcome {
    guard !pass.isAllowed(text[pair.key]), !pass.isAllowed(text) else { return .replaced(nil) }
    var edits: [Edit] = []
    let key = Array(text[pair.key])
    if case .replaced(let result?) = secret(key, .apiKey, .credential, field, origin) {
      edits.append(Edit(range: pair.key, replacement: result))
    }
    let digest = Array(text[pair.signature])
    let offset = origin.offset(of: pair.signature.lowerBound)
    if !pass.isHarmless(digest),
      let result = pass.replacement(for: digest, .signature, field, at: offset)
    {
      edits.append(Edit(range: pair.signature, replacement: result))
    }
    return .replaced(edits.applied(to: text))
  }
}
