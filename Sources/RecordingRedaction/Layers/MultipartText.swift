/// The parts of a multipart body (RFC 2046 §5.1).
struct MultipartText {
  struct Part {
    let headers: [NamedPairs.Pair]
    /// The range of the content.
    let content: Range<Int>
    /// The name in `Content-Disposition`.
    let name: String?
  }

  let parts: [Part]

  /// Nil for a text that doesn't begin with a boundary and headers.
  init?(_ text: [UInt8]) {
    guard let start = text.has("--", at: 0) ? 0 : Self.position(ofBoundaryIn: text) else {
      return nil
    }
    let boundary = Array(text[start..<text.end(from: start) { $0 != 0x0A && $0 != 0x0D }])
    // Three hyphens begin a document of YAML, or are a line of a text.
    guard boundary.count > 2, boundary.count <= 74, !boundary.contains(0x20),
      boundary != [UInt8]("---")
    else { return nil }
    var parts: [Part] = []
    var position = start + boundary.count
    while position < text.count {
      let end = Self.position(of: boundary, in: text, from: position) ?? text.count
      if let part = Self.part(text, position..<end) { parts.append(part) }
      position = end + boundary.count
    }
    guard !parts.isEmpty else { return nil }
    self.parts = parts
  }

  private static func position(ofBoundaryIn text: [UInt8]) -> Int? {
    let start = text.end(from: 0, where: \.isWhitespace)
    return start > 0 && text.has("--", at: start) ? start : nil
  }

  private static func position(of boundary: [UInt8], in text: [UInt8], from start: Int) -> Int? {
    var position = start
    while position + boundary.count <= text.count {
      if text[position] == UInt8(ascii: "-"), position > 0, text[position - 1] == 0x0A,
        text[position..<position + boundary.count].elementsEqual(boundary)
      {
        return position
      }
      position += 1
    }
    return nil
  }

  private static func part(_ text: [UInt8], _ range: Range<Int>) -> Part? {
    var position = range.lowerBound
    while position < range.upperBound {
      let line = text.end(from: position) { $0 != 0x0A }
      // The headers end at an empty line.
      let next = line + 1
      if next < range.upperBound, text[next] == 0x0A || text.has("\r\n", at: next) {
        let begin = min(next + (text[next] == 0x0A ? 1 : 2), range.upperBound)
        let headers = range.lowerBound..<line
        guard headers.contains(where: { text[$0] == UInt8(ascii: ":") }) else { return nil }
        return Part(
          headers: pairs(text, headers),
          content: begin..<contentEnd(text, begin..<range.upperBound),
          name: name(in: Array(text[headers]))
        )
      }
      position = next
    }
    return nil
  }

  /// The names and values of headers.
  private static func pairs(_ text: [UInt8], _ range: Range<Int>) -> [NamedPairs.Pair] {
    text.ranges(in: range, separatedBy: 0x0A)
      .compactMap { line in
        guard let colon = text[line].firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let begin = text.end(from: colon + 1) { $0 == 0x20 || $0 == 0x09 }
        let end = line.upperBound - (text[line].last == 0x0D ? 1 : 0)
        guard begin < end else { return nil }
        return NamedPairs.Pair(
          name: text[line.lowerBound..<colon].text,
          range: begin..<end
        )
      }
  }

  /// The end of a content without the line break before the boundary.
  private static func contentEnd(_ text: [UInt8], _ range: Range<Int>) -> Int {
    var end = range.upperBound
    guard end < text.count else { return end }
    if end > range.lowerBound, text[end - 1] == 0x0A { end -= 1 }
    if end > range.lowerBound, text[end - 1] == 0x0D { end -= 1 }
    return end
  }

  private static func name(in headers: [UInt8]) -> String? {
    // The names of parameters are case-insensitive (RFC 2183 §2).
    let lowercased = headers.lowercased
    guard
      let start = lowercased.firstPosition(of: " name=") ?? lowercased.firstPosition(of: ";name=")
    else { return nil }
    let begin = start + 6
    guard begin < headers.count else { return nil }
    if headers[begin] == UInt8(ascii: "\"") {
      return headers[begin + 1..<headers.end(from: begin + 1) { $0 != UInt8(ascii: "\"") }].text
    }
    return headers[begin..<headers.end(from: begin) { $0 != UInt8(ascii: ";") && !$0.isWhitespace }]
      .text
  }
}
