/// The secret parts of webhook URLs, which need no other credentials.
enum WebhookAddresses {
  /// Returns the ranges of the secret segments, also within a longer text.
  static func ranges(in text: [UInt8]) -> [Range<Int>] {
    guard text.count >= 40 else { return [] }
    let ranges =
      ranges(after: "hooks.slack.com/services/", segment: 2, in: text)
      + ranges(after: "/api/webhooks/", segment: 1, in: text)
    return ranges.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Returns the ranges of a segment at an index after a prefix.
  private static func ranges(
    after prefix: StaticString,
    segment index: Int,
    in text: [UInt8]
  ) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var position = 0
    while let start = text.firstPosition(of: prefix, from: position) {
      var begin = start + prefix.utf8CodeUnitCount
      position = begin
      for _ in 0..<index {
        let end = text.end(from: begin, where: isSegment)
        begin = end < text.count && text[end] == UInt8(ascii: "/") ? end + 1 : text.count
      }
      let end = text.end(from: begin, where: isSegment)
      if end - begin >= 16 { ranges.append(begin..<end) }
    }
    return ranges
  }

  private static func isSegment(_ byte: UInt8) -> Bool {
    byte.isAlphanumeric || byte.isOne(of: "-_")
  }
}
