// The values of `Cookie` and `Set-Cookie`.
extension TextRedactor {
  mutating func cookies(
    _ text: [UInt8],
    _ field: FieldName?,
    _ origin: TextOrigin
  ) -> [UInt8]? {
    let isResponse = field?.name.lowercased().hasPrefix("set") == true
    var edits: [Edit] = []
    // Browsers export several headers Set-Cookie as lines of one, and other tools as a list.
    for line in text.ranges(in: 0..<text.count, separatedBy: 0x0A) {
      for header in isResponse ? SetCookieList.ranges(in: text, line) : [line] {
        let pairs = NamedPairs(text, in: header, separatedBy: UInt8(ascii: ";")).pairs
        for (index, pair) in pairs.enumerated() {
          let isAttribute = isResponse && index > 0
          let cookie = FieldName(location: .cookie, name: pair.name)
          let part = origin.part(at: pair.range.lowerBound, isEncoded: false)
          if let result = redacted(Array(text[pair.range]), isAttribute ? nil : cookie, part) {
            edits.append(Edit(range: pair.range, replacement: result))
          }
        }
      }
    }
    let result = edits.applied(to: text)
    return searched(result, text, field, origin)
  }
}
