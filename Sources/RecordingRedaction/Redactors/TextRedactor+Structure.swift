// Texts with a structure: JSON, multipart bodies, URLs and forms.
extension TextRedactor {
  /// The edits of the parts of a text.
  struct Structure {
    var edits: [Edit] = []
    /// Whether each part was examined, also what it encodes.
    var isComplete = true
  }

  mutating func structure(
    of text: [UInt8],
    _ field: FieldName?,
    _ origin: TextOrigin,
    isURL: Bool
  ) -> Structure {
    guard !text.isEmpty else { return Structure() }
    let isMultipart = field?.location == .body || text.has("--", at: 0)
    if isMultipart, let multipart = MultipartText(text) {
      return Structure(edits: edits(multipart, text, origin), isComplete: false)
    }
    if isURL || URLText.isURL(text) || isPath(text) {
      return Structure(edits: urlEdits(text, origin))
    }
    if let form = form(text, field) {
      return Structure(edits: pairEdits(form, text, .form, origin))
    }
    if let tokens = JSONTokens(text, hasPaths: hasPaths) {
      return Structure(edits: edits(tokens, text, field, origin), isComplete: tokens.isWhole)
    }
    let pairs = secretPairs(in: text)
    let edits = pairs.pairs.isEmpty ? [] : pairEdits(pairs, text, .member, origin)
    return Structure(
      edits: edits.isEmpty ? userInfoEdits(text, origin) : edits,
      isComplete: false
    )
  }

  /// Whether the text is a path with segments or a query.
  private func isPath(_ text: [UInt8]) -> Bool {
    guard text[0] == UInt8(ascii: "/"), text.count > 1, !text.contains(where: \.isWhitespace) else {
      return false
    }
    return text.contains(UInt8(ascii: "?")) || !text.contains(UInt8(ascii: "="))
  }

  private func form(_ text: [UInt8], _ field: FieldName?) -> NamedPairs? {
    if field?.location == .body, field?.name.contains("form-urlencoded") == true {
      return NamedPairs(text, in: 0..<text.count, separatedBy: UInt8(ascii: "&"))
    }
    return NamedPairs(form: text)
  }

  /// The pairs within a text whose names are those of secrets.
  private mutating func secretPairs(in text: [UInt8]) -> NamedPairs {
    let separated = text.contains(UInt8(ascii: "=")) ? NamedPairs(within: text).pairs : []
    let isSecret = { (redactor: inout Self, name: String) in
      redactor.names.classify(FieldName(location: .member, name: name)) != .ordinary
    }
    var pairs = separated.filter { isSecret(&self, $0.name) }
    for label in NamedPairs(labelsIn: text).pairs
    where isSecret(&self, label.name) && Randomness.isRandom(text[label.range])
      && !pairs.contains(where: { $0.range.overlaps(label.range) })
    {
      pairs.append(label)
    }
    return NamedPairs(pairs: pairs.sorted { $0.range.lowerBound < $1.range.lowerBound })
  }

  // MARK: - JSON

  private var hasPaths: Bool { !pointers.isEmpty || !rules.members.isEmpty }

  /// The field of a value: its member, or what names it otherwise if the member states nothing.
  private mutating func member(of token: JSONTokens.Token, _ field: FieldName?) -> FieldName? {
    guard token.kind != .key, let name = token.name ?? field?.memberName else { return nil }
    let member = FieldName(location: .member, name: name)
    guard names.classify(member) == .ordinary else { return member }
    if let label = token.label {
      let labelled = FieldName(location: .member, name: label)
      return names.classify(labelled) == .ordinary ? member : labelled
    }
    // The members of `tokens` and `secrets` are secret, except for identifiers.
    guard token.kind == .string, let parent = token.parent, !name.lowercased().hasSuffix("id"),
      NameConventions.isGroup(NameConventions.letters(of: parent))
    else { return member }
    return FieldName(location: .member, name: parent)
  }

  /// Whether the value at a path is one that a rule marks, or is inside of one.
  private mutating func isSensitive(_ path: [String]) -> Bool {
    if isInSecretBody || pointers.contains(where: { $0.selects(path) }) { return true }
    guard !rules.members.isEmpty else { return false }
    return path.dropLast().contains { isSensitiveMember($0) }
  }

  mutating func isSensitiveMember(_ name: String) -> Bool {
    guard rules.members.contains(name) else { return false }
    guard case .secret(_, .sensitive) = names.classify(FieldName(location: .member, name: name))
    else { return false }
    return true
  }

  /// Returns a body that is secret as a whole, with the structure of its JSON.
  mutating func secretBody(_ text: [UInt8]) -> [UInt8]? {
    guard let tokens = JSONTokens(text, hasPaths: false), tokens.isWhole else {
      return sensitive(text, nil, TextOrigin())
    }
    isInSecretBody = true
    defer { isInSecretBody = false }
    return content(text, nil, TextOrigin(), isURL: false)
  }

  private mutating func edits(
    _ tokens: JSONTokens,
    _ text: [UInt8],
    _ field: FieldName?,
    _ origin: TextOrigin
  ) -> [Edit] {
    var tokens = tokens
    var edits: [Edit] = []
    let start = 0..<tokens.start
    if let prefix = redacted(Array(text[start]), nil, origin.part(at: 0, isEncoded: false)) {
      edits.append(Edit(range: start, replacement: prefix))
    }
    while let token = tokens.next() {
      let raw = Array(text[token.range])
      let member = member(of: token, field)
      let isSensitive = token.kind != .key && isSensitive(token.path)
      let result: [UInt8]?
      if token.kind == .number {
        result = number(
          raw,
          member,
          isSensitive,
          origin.part(at: token.range.lowerBound, isEncoded: true)
        )
      } else {
        let unescaped = JSONEscaping.decoded(raw)
        let part = origin.part(at: token.range.lowerBound, isEncoded: unescaped != nil)
        let value = unescaped ?? raw
        result = (isSensitive ? sensitive(value, member, part) : redacted(value, member, part))
          .map(JSONEscaping.encoded)
      }
      if let result { edits.append(Edit(range: token.range, replacement: result)) }
    }
    return edits
  }

  /// Returns a number that is secret by its name or by rule, or that is known.
  mutating func number(
    _ text: [UInt8],
    _ field: FieldName?,
    _ isSensitive: Bool,
    _ origin: TextOrigin
  ) -> [UInt8]? {
    var kind: SecretKind? = isSensitive ? .sensitiveValue : nil
    var isMarked = isSensitive
    if let field, kind == nil, case .secret(let named, let certainty) = names.classify(field),
      certainty != .random
    {
      kind = named
      isMarked = certainty == .sensitive
    }
    if kind == nil, text.count >= 9, vault.contains(text) { kind = .token }
    // A number that a rule marks may be short, such as a card's security code.
    let isExample = isMarked ? text.count < 2 : ExampleValue.isExample(text)
    guard let kind, !isExample, !isAllowed(text) else { return nil }
    let described = described(text, field)
    if FakeNumber.isFake(text) || described?.isFake(number: text) == true {
      if isCollecting { vault.addFake(text) }
      return nil
    }
    guard !isCollecting else {
      vault.add(text, kind, described: described)
      return nil
    }
    report(kind, field, at: origin.offset)
    return vault.fakeNumber(of: text, kind)
  }

  // MARK: - Multipart bodies

  private mutating func edits(
    _ multipart: MultipartText,
    _ text: [UInt8],
    _ origin: TextOrigin
  ) -> [Edit] {
    var edits: [Edit] = []
    for part in multipart.parts {
      let field = part.name.map { FieldName(location: .part, name: $0) }
      for (range, field) in [(part.headers, nil), (part.content, field)] {
        let part = origin.part(at: range.lowerBound, isEncoded: false)
        if let result = redacted(Array(text[range]), field, part) {
          edits.append(Edit(range: range, replacement: result))
        }
      }
    }
    return edits
  }
}
