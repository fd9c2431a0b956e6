/// The line breaks that only YAML 1.1 has, hidden from libyaml, which reads 1.1: to YAML 1.2 they
/// are characters like any other.
struct ForeignBreaks {
  /// The text with a private character that it doesn't have in the place of each.
  private(set) var hidden: [UInt8] = []
  private let standIns: [(standIn: [UInt8], written: [UInt8])]

  /// U+0085, U+2028 and U+2029.
  private static let breaks: [[UInt8]] = [[0xC2, 0x85], [0xE2, 0x80, 0xA8], [0xE2, 0x80, 0xA9]]

  /// Nil where none stands in the text.
  init?(in bytes: UnsafeBufferPointer<UInt8>) {
    guard !bytes.areWide, let first = ForeignBreaks.next(in: bytes, from: 0) else { return nil }
    let free = ForeignBreaks.free(in: bytes)
    guard free.count == ForeignBreaks.breaks.count else { return nil }
    standIns = zip(free, ForeignBreaks.breaks).map { ($0, $1) }
    hidden.reserveCapacity(bytes.count + 100)
    var position = 0
    var found = Optional(first)
    while let (index, kind) = found {
      hidden.append(contentsOf: bytes[position..<index])
      hidden.append(contentsOf: standIns[kind].standIn)
      position = index + standIns[kind].written.count
      found = ForeignBreaks.next(in: bytes, from: position)
    }
    hidden.append(contentsOf: bytes[position...])
  }

  /// What was written, for what libyaml read; nil where it is the same.
  func written(_ read: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    guard read.contains(where: { $0 == 0xEE || $0 == 0xEF }) else { return nil }
    return standIns.reduce(Array(read)) { $0.replacing($1.standIn, with: $1.written) }
  }

  /// Where the next of them begins, and which it is.
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

  /// Private characters of three bytes that the text doesn't have.
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
