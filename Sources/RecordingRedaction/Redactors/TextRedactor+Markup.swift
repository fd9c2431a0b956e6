// XML and HTML documents, whose elements name their texts.
extension TextRedactor {
  /// Replaces the secret texts of elements, and the values of form fields.
  mutating func markupEdits(_ text: [UInt8], _ origin: TextOrigin) -> [Edit] {
    guard let markup = MarkupText(text) else { return [] }
    var edits: [Edit] = []
    for part in markup.parts {
      guard let name = part.names.last else { continue }
      let field = FieldName(location: part.isField ? .form : .member, name: name)
      let isSensitive = part.names.dropLast().contains { names.isSensitive(member: $0) }
      guard isSensitive || names.classify(field) != .ordinary else { continue }
      let raw = Array(text[part.range])
      let inner = origin.part(at: part.range.lowerBound, isEncoded: false)
      let result = isSensitive ? sensitive(raw, field, inner) : redacted(raw, field, inner)
      if let result { edits.append(Edit(range: part.range, replacement: result)) }
    }
    return edits
  }
}
