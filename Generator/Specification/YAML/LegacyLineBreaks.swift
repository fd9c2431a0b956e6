/// Hides the line breaks of YAML 1.1 that are ordinary characters in YAML 1.2 from libyaml, which
/// implements YAML 1.1.
struct LegacyLineBreaks {
  /// The text in which unused private-use characters replace the line breaks.
  private(set) var hidden: [UInt8] = []
  private let replacements: [(replacement: [UInt8], written: [UInt8])]

  /// U+0085, U+2028 and U+2029.
  private static let breaks: [[UInt8]] = [[0xC2, 0x85], [0xE2, 0x80, 0xA8], [0xE2, 0x80, 0xA9]]

  /// Creates the replacements; nil if the text has none of the line breaks.
  init?(in bytes: UnsafeBufferPointer<UInt8>) {
    guard !bytes.isUTF16, let first = LegacyLineBreaks.next(in: bytes, from: 0) else { return nil }
    let free = LegacyLineBreaks.free(in: bytes)
    guard free.count == LegacyLineBreaks.breaks.count else { return nil }
    replacements = zip(free, LegacyLineBreaks.breaks).map { ($0, $1) }
    hidden.reserveCapacity(bytes.count + 100)
    var position = 0
    var found = Optional(first)
    while let (index, kind) = found {
      hidden.append(contentsOf: bytes[position..<index])
      hidden.append(contentsOf: replacements[kind].replacement)
      position = index + replacements[kind].written.count
      found = LegacyLineBreaks.next(in: bytes, from: position)
    }
    hidden.append(contentsOf: bytes[position...])
  }

  /// The original text of a scalar that libyaml read; nil if it is unchanged.
  func written(_ read: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    guard read.contains(where: { $0 == 0xEE || $0 == 0xEF }) else { return nil }
    return replacements.reduce(Array(read)) { $0.replacing($1.replacement, with: $1.written) }
  }

  /// The index and the kind of the next line break.
  private static func next(
    in bytes: UnsafeBufferPointer<UInt8>,
    from start: Int
  ) -> (index: Int, kind: Int)? {
    var index = start
    while index + 1 < bytes.count {
      if bytes[index] == 0xC2, bytes[index + 1] == 0x85 { return (index, 0) }
      if bytes[index] == 0xE2, bytes[index + 1] == 0x80, index + 2 < bytes.count,
        bytes[index + 2] == 0xA8 || bytes[index + 2] == 0xA9
      {
        return (index, Int(bytes[index + 2]) - 0xA7)
      }
      index += 1
    }
    return nil
  }

  /// Private-use characters of three bytes that the text doesn't contain.
  private static func free(in bytes: UnsafeBufferPointer<UInt8>) -> [[UInt8]] {
    var used: Set<[UInt8]> = []
    for (index, byte) in bytes.enumerated() where byte == 0xEE || byte == 0xEF {
      used.insert(Array(bytes[index...].prefix(3)))
    }
    let all = (0xE000...0xF8FF as ClosedRange<UInt32>).lazy
      .compactMap(Unicode.Scalar.init).map { Array(String($0).utf8) }
    return Array(all.filter { !used.contains($0) }.prefix(breaks.count))
  }
}
