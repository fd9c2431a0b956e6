// What a text encodes: base64, percent-encoding, escaped JSON, other character encodings.
extension TextRedactor {
  /// Replaces the secrets in what a text encodes: base64, percent-encoding, escaped JSON, UTF-16.
  mutating func decoded(
    _ text: [UInt8],
    _ field: FieldName?,
    _ origin: TextOrigin
  ) -> [UInt8]? {
    // Of UTF-16, ASCII characters are also UTF-8, with zeros between them.
    if text.contains(0),
      let result = encodedText(text, field, origin.part(at: 0, isEncoded: true))
    {
      return result
    }
    let base64 = base64Edits(text, field, origin).applied(to: text)
    let current = base64 ?? text
    let part = origin.part(at: 0, isEncoded: true)
    if let decoded = PercentEncoding.decoded(current),
      let result = redacted(decoded, field.flatMap(\.encoded), part)
    {
      return PercentEncoding.encoded(result, like: current)
    }
    if let decoded = JSONEscaping.decoded(current), decoded != current,
      JSONTokens(current, hasPaths: false) == nil
    {
      if let result = stringEdits(current, part).applied(to: current) { return result }
      if let result = redacted(decoded, nil, part) { return JSONEscaping.encoded(result) }
    }
    return base64
  }

  /// Replaces the secrets in the escaped texts between quotation marks, which aren't escaped.
  private mutating func stringEdits(_ text: [UInt8], _ origin: TextOrigin) -> [Edit] {
    let strings = JSONEscaping.strings(in: text)
    guard strings.count > 1 else { return [] }
    return strings.compactMap { range in
      guard let decoded = JSONEscaping.decoded(Array(text[range])),
        let result = redacted(decoded, nil, origin)
      else { return nil }
      return Edit(range: range, replacement: JSONEscaping.encoded(result))
    }
  }

  /// Replaces the secrets in what is stated to be base64, which may look like a path.
  mutating func base64(_ text: [UInt8], _ field: FieldName?) -> [UInt8]? {
    guard Base64(text.filter { !$0.isWhitespace }) != nil else { return redacted(text, field) }
    let result = base64Edits(text, field, TextOrigin()).applied(to: text)
    return searched(result, text, field, TextOrigin())
  }

  /// Replaces the secrets in a text in another character encoding than UTF-8.
  private mutating func encodedText(
    _ bytes: [UInt8],
    _ field: FieldName?,
    _ origin: TextOrigin
  ) -> [UInt8]? {
    let mediaType = field?.location == .body ? field?.name : nil
    guard let text = EncodedText(bytes, mediaType: mediaType) else { return nil }
    return redacted(text.utf8, field.flatMap(\.encoded), origin).flatMap { text.encoded($0) }
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
      if let lines = Base64Lines(text, from: position) {
        edits += base64Edits(lines, text, field, origin)
        position = lines.range.upperBound
        continue
      }
      let end = text.end(from: position, where: \.isBase64)
      if end > position {
        let padded = text.end(from: end) { $0 == UInt8(ascii: "=") }
        if padded - position >= 12 {
          edits += base64Edits(position..<padded, text, field, origin)
        }
      }
      position = max(end, position + 1)
    }
    return edits
  }

  /// Replaces the secrets in lines of base64, or else in those that are base64 by themselves.
  private mutating func base64Edits(
    _ lines: Base64Lines,
    _ text: [UInt8],
    _ field: FieldName?,
    _ origin: TextOrigin
  ) -> [Edit] {
    let part = origin.part(at: lines.range.lowerBound, isEncoded: true)
    if let bytes = lines.bytes, let result = decodedBase64(bytes, field, part) {
      return [Edit(range: lines.range, replacement: lines.encoded(result))]
    }
    return lines.lines.flatMap { base64Edits($0, text, field, origin) }
  }

  private mutating func base64Edits(
    _ range: Range<Int>,
    _ text: [UInt8],
    _ field: FieldName?,
    _ origin: TextOrigin
  ) -> [Edit] {
    let part = origin.part(at: range.lowerBound, isEncoded: true)
    if let base64 = Base64(text[range]), let result = decodedBase64(base64.bytes, field, part) {
      return [Edit(range: range, replacement: base64.encoded(result))]
    }
    // A slash may also separate the segments of a path.
    let pieces = text.ranges(in: range, separatedBy: UInt8(ascii: "/"))
    guard pieces.count > 1 else { return [] }
    return pieces.flatMap { piece in
      piece.count >= 12 ? base64Edits(piece, text, field, origin) : []
    }
  }
  /// Replaces the secrets in bytes that were in base64: a text, or binary data.
  private mutating func decodedBase64(
    _ bytes: [UInt8],
    _ field: FieldName?,
    _ origin: TextOrigin
  ) -> [UInt8]? {
    if PlainText.isPlain(bytes) { return redacted(bytes, field.flatMap(\.encoded), origin) }
    let result = encodedText(bytes, field, origin)
    return binary(result ?? bytes, field, origin) ?? result
  }
}
