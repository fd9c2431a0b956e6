/// The passwords in commands of curl: `curl -u user:password URL`.
enum CommandPasswords {
  static func ranges(in text: [UInt8]) -> [Range<Int>] {
    guard text.firstPosition(of: "curl ") != nil else { return [] }
    let ranges = ranges(after: " -u", in: text) + Self.ranges(after: " --user", in: text)
    return ranges.sorted { $0.lowerBound < $1.lowerBound }
  }

  private static func ranges(after option: StaticString, in text: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var position = 0
    while let start = text.firstPosition(of: option, from: position) {
      position = start + option.utf8CodeUnitCount
      let begin = text.end(from: position) { $0.isOne(of: " ='\"\\") }
      let end = text.end(from: begin) { $0 > 0x20 && !$0.isOne(of: "'\"\\") }
      guard let colon = text[begin..<end].firstIndex(of: UInt8(ascii: ":")), colon + 1 < end else {
        continue
      }
      ranges.append(colon + 1..<end)
      position = end
    }
    return ranges
  }
}
