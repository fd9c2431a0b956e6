// Multipart bodies, whose parts have headers.
extension TextRedactor {
  mutating func edits(
    _ multipart: MultipartText,
    _ text: [UInt8],
    _ origin: TextOrigin
  ) -> [Edit] {
    var edits: [Edit] = []
    for part in multipart.parts {
      let field = part.name.map { FieldName(location: .part, name: $0) }
      let headers = part.headers.map { header -> (Range<Int>, FieldName?) in
        (header.range, FieldName(location: .header, name: header.name))
      }
      for (range, field) in headers + [(part.content, field)] {
        let part = origin.part(at: range.lowerBound, isEncoded: false)
        if let result = redacted(Array(text[range]), field, part) {
          edits.append(Edit(range: range, replacement: result))
        }
      }
    }
    return edits
  }
}
