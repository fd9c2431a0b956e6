/// The replacements of secrets that are recognized by their form, wherever they are: credentials,
/// private keys, addresses of webhooks, passwords of commands, and what sentences state.
enum KnownFormEdits {
  /// Replaces private keys and credentials with a known form.
  static func all(
    in text: [UInt8],
    _ field: FieldName?,
    _ origin: TextOrigin,
    _ pass: inout RedactionPass
  ) -> [Edit] {
    guard text.count >= 16 else { return [] }
    var edits: [Edit] = []
    for word in CredentialWords(in: text).words
    where word.range.lowerBound >= edits.last?.range.upperBound ?? 0 {
      let secret = Array(text[word.range])
      let part = origin.part(at: word.range.lowerBound, isEncoded: false)
      let result: [UInt8]?
      if word.kind == .basicCredentials {
        guard case .replaced(let replaced) = UserAndPassword.redacted(secret, field, part, &pass)
        else { continue }
        result = replaced
      } else if ExampleValue.isExample(secret) || pass.isHarmless(secret) {
        continue
      } else {
        result = pass.replacement(for: secret, word.kind, field, at: part.offset(of: 0))
      }
      if let result, result != secret { edits.append(Edit(range: word.range, replacement: result)) }
    }
    let keys = keyEdits(text, field, origin, &pass)
      .merged(with: webhookEdits(text, field, origin, &pass))
      .merged(with: commandEdits(text, field, origin, &pass))
    return keys.merged(with: edits).merged(with: sentenceEdits(text, field, origin, &pass))
      .merged(with: mentionEdits(text, field, origin, &pass))
  }

  /// Replaces the secrets of the same exchange that sentences mention, as in `the password … is
  /// wrong`; they may be words, which are replaced nowhere else.
  private static func mentionEdits(
    _ text: [UInt8],
    _ field: FieldName?,
    _ origin: TextOrigin,
    _ pass: inout RedactionPass
  ) -> [Edit] {
    if pass.isCollecting { return [] }
    return MentionedSecrets.ranges(in: text) { pass.kindInExchange(of: $0) != nil }
      .compactMap { range in
        let secret = Array(text[range])
        guard let kind = pass.kindInExchange(of: secret), !pass.isHarmless(secret) else {
          return nil
        }
        return pass.replacement(for: secret, kind, field, at: origin.offset(of: range.lowerBound))
          .map { Edit(range: range, replacement: $0) }
      }
  }

  /// Replaces the secrets that sentences state, as in `your password is …`.
  private static func sentenceEdits(
    _ text: [UInt8],
    _ field: FieldName?,
    _ origin: TextOrigin,
    _ pass: inout RedactionPass
  ) -> [Edit] {
    StatedSecrets.find(in: text)
      .compactMap { stated in
        let secret = Array(text[stated.range])
        guard !ExampleValue.isExample(secret), !pass.isHarmless(secret) else { return nil }
        let offset = origin.offset(of: stated.range.lowerBound)
        return pass.replacement(for: secret, stated.kind, field, at: offset)
          .map { Edit(range: stated.range, replacement: $0) }
      }
  }

  private static func commandEdits(
    _ text: [UInt8],
    _ field: FieldName?,
    _ origin: TextOrigin,
    _ pass: inout RedactionPass
  ) -> [Edit] {
    CommandPasswords.ranges(in: text)
      .compactMap { range in
        let secret = Array(text[range])
        guard !ExampleValue.isExample(secret), !pass.isHarmless(secret) else { return nil }
        let offset = origin.offset(of: range.lowerBound)
        return pass.replacement(for: secret, .password, field, at: offset)
          .map { Edit(range: range, replacement: $0) }
      }
  }

  private static func webhookEdits(
    _ text: [UInt8],
    _ field: FieldName?,
    _ origin: TextOrigin,
    _ pass: inout RedactionPass
  ) -> [Edit] {
    WebhookAddresses.ranges(in: text)
      .compactMap { range in
        let secret = Array(text[range])
        guard !pass.isHarmless(secret) else { return nil }
        let kind = SecretKind("webhook secret")
        return pass.replacement(for: secret, kind, field, at: origin.offset(of: range.lowerBound))
          .map { Edit(range: range, replacement: $0) }
      }
  }

  private static func keyEdits(
    _ text: [UInt8],
    _ field: FieldName?,
    _ origin: TextOrigin,
    _ pass: inout RedactionPass
  ) -> [Edit] {
    PrivateKeyBlocks.ranges(in: text)
      .compactMap { range in
        let content = Array(text[range])
        let letters = PrivateKeyBlocks.letters(of: content)
        guard letters.count >= 16, !pass.isHarmless(letters),
          let fake = pass.replacement(
            for: letters,
            .privateKey,
            field,
            at: origin.offset(of: range.lowerBound)
          )
        else { return nil }
        return Edit(range: range, replacement: PrivateKeyBlocks.fake(of: content, with: fake))
      }
  }
}
