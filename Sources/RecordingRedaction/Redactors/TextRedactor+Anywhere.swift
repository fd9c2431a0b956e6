// Secrets that are found anywhere: by their form, because they are known, or by what they encode.
extension TextRedactor {
  /// Replaces private keys and credentials with a known form.
  mutating func credentialEdits(
    _ text: [UInt8],
    _ field: FieldName?,
    _ origin: TextOrigin
  ) -> [Edit] {
    guard text.count >= 16 else { return [] }
    var edits: [Edit] = []
    for word in CredentialWords(in: text).words
    where word.range.lowerBound >= edits.last?.range.upperBound ?? 0 {
      let secret = Array(text[word.range])
      let part = origin.part(at: word.range.lowerBound, isEncoded: false)
      let result: [UInt8]?
      if word.kind == .basicCredentials {
        guard case .replaced(let replaced) = basic(secret, field, part) else { continue }
        result = replaced
      } else if ExampleValue.isExample(secret) || isHarmless(secret) {
        continue
      } else {
        result = replacement(for: secret, word.kind, field, at: part.offset(of: 0))
      }
      if let result, result != secret { edits.append(Edit(range: word.range, replacement: result)) }
    }
    let keys = keyEdits(text, field, origin).merged(with: webhookEdits(text, field, origin))
    return keys.merged(with: edits).merged(with: sentenceEdits(text, field, origin))
  }

  /// Replaces the secrets that sentences state, as in `your password is …`.
  private mutating func sentenceEdits(
    _ text: [UInt8],
    _ field: FieldName?,
    _ origin: TextOrigin
  ) -> [Edit] {
    StatedSecrets.find(in: text)
      .compactMap { stated in
        let secret = Array(text[stated.range])
        guard !ExampleValue.isExample(secret), !isHarmless(secret) else { return nil }
        let offset = origin.offset(of: stated.range.lowerBound)
        return replacement(for: secret, stated.kind, field, at: offset)
          .map { Edit(range: stated.range, replacement: $0) }
      }
  }

  private mutating func webhookEdits(
    _ text: [UInt8],
    _ field: FieldName?,
    _ origin: TextOrigin
  ) -> [Edit] {
    WebhookAddresses.ranges(in: text)
      .compactMap { range in
        let secret = Array(text[range])
        guard !isHarmless(secret) else { return nil }
        let kind = SecretKind("webhook secret")
        return replacement(for: secret, kind, field, at: origin.offset(of: range.lowerBound))
          .map { Edit(range: range, replacement: $0) }
      }
  }

  private mutating func keyEdits(
    _ text: [UInt8],
    _ field: FieldName?,
    _ origin: TextOrigin
  ) -> [Edit] {
    PrivateKeyBlocks.ranges(in: text)
      .compactMap { range in
        let content = Array(text[range])
        let letters = PrivateKeyBlocks.letters(of: content)
        guard letters.count >= 16, !isHarmless(letters),
          let fake = replacement(
            for: letters,
            .privateKey,
            field,
            at: origin.offset(of: range.lowerBound)
          )
        else { return nil }
        return Edit(range: range, replacement: PrivateKeyBlocks.fake(of: content, with: fake))
      }
  }

  /// Replaces known secrets; nil if there are none.
  mutating func searched(
    _ text: [UInt8],
    _ field: FieldName?,
    _ origin: TextOrigin
  ) -> [UInt8]? {
    guard let search, !search.isEmpty else { return nil }
    let edits = search.matches(in: text)
      .compactMap { match -> Edit? in
        let secret = vault.secrets[match.secret]
        guard !isAllowed(secret.bytes) else { return nil }
        report(secret.kind, field, at: origin.offset(of: match.range.lowerBound))
        let fake =
          match.encoding.map {
            FakeText.make($0, count: match.range.count, number: match.secret + 1)
          } ?? vault.fake(of: secret.bytes, secret.kind)
        return Edit(range: match.range, replacement: fake)
      }
    return edits.applied(to: text)
  }

  /// Replaces the secrets in what a text encodes: base64, percent-encoding, escaped JSON.
  mutating func decoded(
    _ text: [UInt8],
    _ field: FieldName?,
    _ origin: TextOrigin
  ) -> [UInt8]? {
    let base64 = base64Edits(text, field, origin).applied(to: text)
    let current = base64 ?? text
    let part = origin.part(at: 0, isEncoded: true)
    if let decoded = PercentEncoding.decoded(current),
      let result = redacted(decoded, field.flatMap(\.encoded), part)
    {
      return PercentEncoding.encoded(result, like: current)
    }
    if let decoded = JSONEscaping.decoded(current), decoded != current,
      JSONTokens(current, hasPaths: false) == nil,
      let result = redacted(decoded, nil, part)
    {
      return JSONEscaping.encoded(result)
    }
    return base64
  }

  /// Replaces the secrets in the texts within binary data, and known ones anywhere.
  private mutating func binary(
    _ bytes: [UInt8],
    _ field: FieldName?,
    _ origin: TextOrigin
  ) -> [UInt8]? {
    let edits = PlainText.ranges(in: bytes)
      .compactMap { range in
        redacted(Array(bytes[range]), nil, origin.part(at: range.lowerBound, isEncoded: false))
          .map { Edit(range: range, replacement: $0) }
      }
    return searched(edits.applied(to: bytes), bytes, field, origin)
  }

  private mutating func base64Edits(
    _ text: [UInt8],
    _ field: FieldName?,
    _ origin: TextOrigin
  ) -> [Edit] {
    var edits: [Edit] = []
    var position = 0
    while position < text.count {
      let end = text.end(from: position, where: \.isBase64)
      let padded = text.end(from: end) { $0 == UInt8(ascii: "=") }
      if end > position, padded - position >= 12 {
        edits += base64Edits(position..<padded, text, field, origin)
      }
      position = max(end, position + 1)
    }
    return edits
  }

  private mutating func base64Edits(
    _ range: Range<Int>,
    _ text: [UInt8],
    _ field: FieldName?,
    _ origin: TextOrigin
  ) -> [Edit] {
    let part = origin.part(at: range.lowerBound, isEncoded: true)
    if let base64 = Base64(text[range]) {
      let result =
        PlainText.isPlain(base64.bytes)
        ? redacted(base64.bytes, field.flatMap(\.encoded), part)
        : binary(base64.bytes, field, part)
      if let result { return [Edit(range: range, replacement: base64.encoded(result))] }
    }
    // A slash may also separate the segments of a path.
    let pieces = text.ranges(in: range, separatedBy: UInt8(ascii: "/"))
    guard pieces.count > 1 else { return [] }
    return pieces.flatMap { piece in
      piece.count >= 12 ? base64Edits(piece, text, field, origin) : []
    }
  }
}
