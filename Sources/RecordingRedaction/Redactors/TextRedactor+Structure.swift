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
    if field?.location == .body, let table = DelimitedText(text, mediaType: field?.name ?? "") {
      return Structure(edits: edits(table, text, origin), isComplete: false)
    }
    if isURL || URLText.isURL(text) || isPath(text) {
      return Structure(edits: urlEdits(text, field, origin))
    }
    if let form = form(text, field) {
      // A single name without a value may also be base64 with padding.
      let hasValue = form.pairs.contains { !$0.range.isEmpty }
      return Structure(edits: pairEdits(form, text, .form, origin), isComplete: hasValue)
    }
    if let tokens = JSONTokens(text, hasPaths: names.haveRulesForPaths) {
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
    var pairs: [NamedPairs.Pair] = []
    for pair in separated
    where isSecret(&self, pair.name) && pair.range.lowerBound >= pairs.last?.range.upperBound ?? 0 {
      // In code, a short name such as `pass` is also that of other values.
      let field = FieldName(location: .member, name: pair.name)
      let isShort = names.classify(field) == .secret(.password, .text)
      if !isShort || Randomness.isRandom(text[pair.range]) { pairs.append(pair) }
    }
    for label in LabelledValues(in: text).pairs
    where isSecret(&self, label.name) && Randomness.isRandom(text[label.range])
      && !pairs.contains(where: { $0.range.overlaps(label.range) })
    {
      pairs.append(label)
    }
    return NamedPairs(pairs: pairs.sorted { $0.range.lowerBound < $1.range.lowerBound })
  }
}
