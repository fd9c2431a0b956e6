/// Finds the secrets of texts by their fields and structure, and replaces them once all are known.
struct TextRedactor {
  var names: FieldNames
  let rules: RedactionRules
  /// The secrets, and what was found of them.
  var pass: RedactionPass
  /// Whether the text is a body that is secret as a whole.
  var isInSecretBody = false

  init(_ rules: RedactionRules, _ pass: RedactionPass) {
    names = FieldNames(rules)
    self.rules = rules
    self.pass = pass
  }

  /// Returns a text of a field without its secrets; nil if it has none.
  mutating func redacted(
    _ text: [UInt8],
    _ field: FieldName?,
    _ origin: TextOrigin = TextOrigin()
  ) -> [UInt8]? {
    guard text.count >= 2 else { return nil }
    guard origin.depth <= TextOrigin.depthLimit else { return searched(nil, text, field, origin) }
    switch field.map({ names.classify($0) }) ?? .ordinary {
    case .ordinary: break
    case .authorization: return searched(authorization(text, field, origin), text, field, origin)
    case .cookies: return cookies(text, field, origin)
    case .subprotocols: return subprotocols(text, field, origin)
    case .url: return content(text, field, origin, isURL: true)
    case .signature:
      if let result = SignatureEdits.redacted(text, field, origin, &pass) { return result }
    case .secret(let kind, let certainty):
      switch secret(text, kind, certainty, field, origin) {
      case .none: break
      case .replaced(let result): return searched(result, text, field, origin)
      }
    }
    return content(text, field, origin, isURL: false)
  }

  /// Returns a text without the secrets in its structure, and without known ones anywhere.
  mutating func content(
    _ text: [UInt8],
    _ field: FieldName?,
    _ origin: TextOrigin,
    isURL: Bool
  ) -> [UInt8]? {
    let structure = structure(of: text, field, origin, isURL: isURL)
    var result = structure.edits.applied(to: text)
    result = markupEdits(result ?? text, origin).applied(to: result ?? text) ?? result
    let current = result ?? text
    result = KnownFormEdits.all(in: current, field, origin, &pass).applied(to: current) ?? result
    guard !structure.isComplete else { return searched(result, text, field, origin) }
    // Only what can't be decoded as a whole is searched for the encodings of secrets, since a fake
    // in their place would change the characters around them.
    result = pass.withoutKnownSecrets(result ?? text, field, origin, inBase64: false) ?? result
    result = decoded(result ?? text, field, origin) ?? result
    return searched(result, text, field, origin)
  }

  /// Returns a result, or the text if it is nil, without known secrets.
  mutating func searched(
    _ result: [UInt8]?,
    _ text: [UInt8],
    _ field: FieldName?,
    _ origin: TextOrigin
  ) -> [UInt8]? {
    pass.withoutKnownSecrets(result ?? text, field, origin) ?? result
  }
}
