// Tables, whose columns name their fields.
extension TextRedactor {
  mutating func edits(
    _ table: DelimitedText,
    _ text: [UInt8],
    _ origin: TextOrigin
  ) -> [Edit] {
    table.fields.compactMap { cell in
      let field = FieldName(location: .member, name: cell.name)
      guard names.classify(field) != .ordinary else { return nil }
      let part = origin.part(at: cell.range.lowerBound, isEncoded: false)
      return redacted(Array(text[cell.range]), field, part)
        .map { Edit(range: cell.range, replacement: $0) }
    }
  }
}
