/// Finds the secrets of texts, and replaces them once all are known.
///
/// The first pass over an archive has no search and collects the secrets; the second one replaces
/// them, also where only the value shows that it is one.
struct TextRedactor {
  var names: FieldNames
  let rules: RedactionRules
  private var schemas: ValueSchemas
  let pointers: [MemberPointer]
  var vault: SecretVault
  /// The search for known secrets; nil while they are collected.
  var search: SecretSearch?
  /// Whether the text is a body that is secret as a whole.
  var isInSecretBody = false
  /// The path of the string in the archive.
  var path: [String] = []
  var findings: [RecordingRedactor.Finding] = []
  /// The allowed values that would be secrets otherwise.
  var usedAllowedValues: Set<String> = []

  /// The maximum number of encodings within one another.
  static let depthLimit = 10

  var isCollecting: Bool { search == nil }

  init(_ rules: RedactionRules, _ vault: SecretVault) {
    names = FieldNames(rules)
    schemas = ValueSchemas(rules.schemas)
    self.rules = rules
    pointers = rules.pointers.map(MemberPointer.init)
    self.vault = vault
  }

  /// Returns a text of a field without its secrets; nil if it has none.
  mutating func redacted(
    _ text: [UInt8],
    _ field: FieldName?,
    _ origin: TextOrigin = TextOrigin()
  ) -> [UInt8]? {
    guard text.count >= 2 else { return nil }
    guard origin.depth <= Self.depthLimit else { return searched(text, field, origin) }
    switch field.map({ names.classify($0) }) ?? .ordinary {
    case .ordinary: break
    case .authorization: return searched(authorization(text, field, origin), text, field, origin)
    case .cookies: return cookies(text, field, origin)
    case .url: return content(text, field, origin, isURL: true)
    case .signature:
      if let result = signature(text, field, origin) { return result }
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
    result = credentialEdits(result ?? text, field, origin).applied(to: result ?? text) ?? result
    result = searched(result, text, field, origin)
    return structure.isComplete ? result : decoded(result ?? text, field, origin) ?? result
  }

  /// Returns a result, or the text if it is nil, without known secrets.
  private mutating func searched(
    _ result: [UInt8]?,
    _ text: [UInt8],
    _ field: FieldName?,
    _ origin: TextOrigin
  ) -> [UInt8]? {
    searched(result ?? text, field, origin) ?? result
  }

  /// Returns the fake of a secret and reports it; nil while secrets are collected.
  mutating func replacement(
    for secret: [UInt8],
    _ kind: SecretKind,
    _ field: FieldName?,
    at offset: Int
  ) -> [UInt8]? {
    guard !isCollecting else {
      vault.add(secret, kind, described: described(secret, field))
      return nil
    }
    report(kind, field, at: offset)
    return vault.fake(of: secret, kind)
  }

  /// The fakes that the schemas of a field allow; nil if these don't limit its values.
  mutating func described(_ text: [UInt8], _ field: FieldName?) -> DescribedFake? {
    DescribedFake(of: text, in: field, schemas.schemas(of: field))
  }

  mutating func report(_ kind: SecretKind, _ field: FieldName?, at offset: Int) {
    findings.append(
      RecordingRedactor.Finding(path: path, offset: offset, kind: kind, field: field)
    )
  }

  /// Whether a value is permitted in recordings, or is a fake.
  mutating func isHarmless(_ text: [UInt8]) -> Bool {
    if FakeSecret.isFake(text) {
      if isCollecting { vault.addFake(text) }
      return true
    }
    return isAllowed(text)
  }

  mutating func isAllowed(_ text: some Collection<UInt8>) -> Bool {
    guard !rules.allowedValues.isEmpty, rules.allowedValues.contains(text.text) else {
      return false
    }
    usedAllowedValues.insert(text.text)
    return true
  }
}
