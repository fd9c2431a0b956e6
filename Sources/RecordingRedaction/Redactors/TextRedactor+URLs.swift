// URLs, forms and their pairs of names and values.
extension TextRedactor {
  mutating func urlEdits(
    _ text: [UInt8],
    _ field: FieldName?,
    _ origin: TextOrigin
  ) -> [Edit] {
    let url = URLText(text)
    var edits: [Edit] = []
    if let userInfo = url.userInfo { edits += userInfoEdits(userInfo, text, origin) }
    let segments = url.segments.map { text[$0].text }
    let secret = rules.paths.isEmpty ? [] : SecretSegments.indices(in: segments, rules.paths)
    for (index, range) in url.segments.enumerated() {
      let segment = Array(text[range])
      let part = origin.part(at: range.lowerBound, isEncoded: false)
      let field = FieldName(location: .path, name: "")
      let result =
        secret.contains(index) ? sensitive(segment, field, part) : redacted(segment, nil, part)
      if let result { edits.append(Edit(range: range, replacement: result)) }
    }
    for range in [url.query, url.fragment] {
      guard let range else { continue }
      var pairs = NamedPairs(text, in: range, separatedBy: UInt8(ascii: "&"))
      pairs.isRedirect = field?.isRedirect ?? false
      edits += pairEdits(pairs, text, .query, origin)
    }
    return edits
  }

  /// Finds users and passwords of URLs within a longer text.
  mutating func userInfoEdits(_ text: [UInt8], _ origin: TextOrigin) -> [Edit] {
    guard text.contains(UInt8(ascii: "@")) else { return [] }
    var edits: [Edit] = []
    var position = 0
    while let scheme = text.firstPosition(of: "://", from: position) {
      let end = text.end(from: scheme + 3) { $0 > 0x20 && !$0.isOne(of: "/?#\"'<>") }
      if let at = text[(scheme + 3)..<end].lastIndex(of: UInt8(ascii: "@")) {
        edits += userInfoEdits(scheme + 3..<at, text, origin)
      }
      position = end
    }
    return edits
  }

  private mutating func userInfoEdits(
    _ range: Range<Int>,
    _ text: [UInt8],
    _ origin: TextOrigin
  ) -> [Edit] {
    let colon = text[range].firstIndex(of: UInt8(ascii: ":"))
    let secret = colon.map { $0 + 1..<range.upperBound } ?? range
    let raw = Array(text[secret])
    let part = origin.part(at: secret.lowerBound, isEncoded: false)
    let certainty: FieldClass.Certainty = colon == nil ? .random : .credential
    var edits: [Edit] = []
    if let colon, let user = redacted(Array(text[range.lowerBound..<colon]), nil, part) {
      edits.append(Edit(range: range.lowerBound..<colon, replacement: user))
    }
    if case .replaced(let result?) = self.secret(raw, .password, certainty, nil, part) {
      edits.append(Edit(range: secret, replacement: result))
    }
    return edits
  }

  mutating func pairEdits(
    _ list: NamedPairs,
    _ text: [UInt8],
    _ location: FieldName.Location,
    _ origin: TextOrigin
  ) -> [Edit] {
    let isDemo = isSignedByDemo(list.pairs.lazy.map { ($0.name, text[$0.range].text) })
    var edits: [Edit] = []
    for pair in list.pairs where !pair.range.isEmpty {
      let raw = Array(text[pair.range])
      let decoded = PercentEncoding.decoded(raw, isForm: true)
      let part = origin.part(at: pair.range.lowerBound, isEncoded: decoded != nil)
      let field = NamedPairs.field(
        pair.name,
        in: location,
        among: list.pairs.lazy.map(\.name),
        isRedirect: list.isRedirect
      )
      if isDemo, names.classify(field) == .signature { continue }
      guard let result = redacted(decoded ?? raw, field, part) else { continue }
      let encoded = PercentEncoding.encoded(result, like: raw, isForm: true)
      edits.append(Edit(range: pair.range, replacement: encoded))
    }
    return edits
  }

  /// Whether a key among the pairs is permitted, so that its signature is no secret.
  mutating func isSignedByDemo(_ pairs: some Sequence<(String, String)>) -> Bool {
    guard !rules.allowedValues.isEmpty else { return false }
    let allowed = pairs.first { name, value in
      NameConventions.letters(of: name).hasSuffix("key") && rules.allowedValues.contains(value)
    }
    if let allowed { _ = pass.isAllowed(allowed.1) }
    return allowed != nil
  }
}
