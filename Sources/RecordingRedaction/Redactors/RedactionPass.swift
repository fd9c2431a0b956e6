/// A pass over an archive: the secrets that are known, and what was found.
///
/// The first pass has no search and collects the secrets; the second one replaces them, also where
/// only the value shows that it is one.
struct RedactionPass {
  private let allowedValues: Set<String>
  private var schemas: ValueSchemas
  private(set) var vault: SecretVault
  /// The search for known secrets; nil while they are collected.
  private let search: SecretSearch?
  /// The path of the current string in the archive.
  var path: [String] = []
  private(set) var findings: [RecordingRedactor.Finding] = []
  /// The allowed values that would be secrets otherwise.
  private(set) var usedAllowedValues: Set<String> = []

  /// Creates the pass that collects secrets, or the one that replaces those of the vault.
  init(_ rules: RedactionRules, _ vault: SecretVault, isCollecting: Bool) {
    allowedValues = rules.allowedValues
    schemas = ValueSchemas(rules.schemas)
    search = isCollecting ? nil : SecretSearch(vault.secrets)
    self.vault = vault
  }

  var isCollecting: Bool { search == nil }

  /// The index of the current entry; nil outside of the entries.
  private var entry: String? {
    path.count > 2 && path[0] == "log" && path[1] == "entries" ? path[2] : nil
  }

  /// Returns the kind of a secret that the current exchange has elsewhere; nil for another text.
  func kindInExchange(of text: [UInt8]) -> SecretKind? {
    entry.flatMap { vault.kind(of: text, inEntry: $0) }
  }

  /// Returns the fake of a secret and reports it; nil while secrets are collected.
  mutating func replacement(
    for secret: [UInt8],
    _ kind: SecretKind,
    _ field: FieldName?,
    at offset: Int
  ) -> [UInt8]? {
    guard !isCollecting else {
      vault.add(secret, kind, described: described(secret, field), entry: entry)
      return nil
    }
    report(kind, field, at: offset)
    return vault.fake(of: secret, kind)
  }

  /// Returns the fake of a number in JSON and reports it; nil while secrets are collected.
  mutating func replacement(
    forNumber secret: [UInt8],
    _ kind: SecretKind,
    _ field: FieldName?,
    _ described: DescribedFake?,
    at offset: Int
  ) -> [UInt8]? {
    guard !isCollecting else {
      vault.add(secret, kind, described: described, entry: entry)
      return nil
    }
    report(kind, field, at: offset)
    return vault.fakeNumber(of: secret, kind)
  }

  /// Returns the fake of a user and a password, which are secrets of their own, and reports it; nil
  /// while secrets are collected.
  mutating func replacement(
    forUser user: [UInt8],
    _ password: [UInt8],
    _ field: FieldName?,
    at offset: Int
  ) -> [UInt8]? {
    let pair = user + [UInt8(ascii: ":")] + password
    guard !isCollecting else {
      vault.add(pair, .basicCredentials, isSearched: true)
      vault.add(user, .credentials, isSearched: password.isEmpty || Randomness.isRandom(user))
      if !password.isEmpty { vault.add(password, .password, entry: entry) }
      return nil
    }
    report(.basicCredentials, field, at: offset)
    return vault.fake(of: pair, .basicCredentials)
  }

  /// Replaces known secrets, also parts of texts in base64; nil if there are none.
  mutating func withoutKnownSecrets(
    _ text: [UInt8],
    _ field: FieldName?,
    _ origin: TextOrigin,
    inBase64: Bool = true
  ) -> [UInt8]? {
    guard let search, !search.isEmpty else { return nil }
    let edits = search.matches(in: text, inBase64: inBase64)
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

  /// The fakes that the schemas of a field allow; nil if these don't limit its values.
  mutating func described(_ text: [UInt8], _ field: FieldName?) -> DescribedFake? {
    DescribedFake(of: text, in: field, schemas.schemas(of: field))
  }

  private mutating func report(_ kind: SecretKind, _ field: FieldName?, at offset: Int) {
    findings.append(
      RecordingRedactor.Finding(path: path, offset: offset, kind: kind, field: field)
    )
  }

  /// Whether a value is permitted in recordings, or is a fake.
  mutating func isHarmless(_ text: [UInt8]) -> Bool {
    if FakeSecret.isFake(text) {
      noteFake(text)
      return true
    }
    return isAllowed(text)
  }

  /// Keeps a fake of an earlier redaction from being used for another secret.
  mutating func noteFake(_ text: [UInt8]) {
    if isCollecting { vault.addFake(text) }
  }

  mutating func isAllowed(_ text: some Collection<UInt8>) -> Bool {
    isAllowed(text.text)
  }

  mutating func isAllowed(_ text: String) -> Bool {
    guard !allowedValues.isEmpty, allowedValues.contains(text) else { return false }
    usedAllowedValues.insert(text)
    return true
  }
}
