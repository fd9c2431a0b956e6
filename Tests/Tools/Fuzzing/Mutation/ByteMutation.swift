/// A mutation of bytes, without knowledge of the grammar.
struct ByteMutation {
  let seeds: [[UInt8]]
  var random: Randomness

  mutating func grow() -> [UInt8] {
    var bytes = random.pick(seeds)
    for _ in 0...random.below(6) { harm(&bytes) }
    return bytes
  }

  private mutating func harm(_ bytes: inout [UInt8]) {
    let (start, end) = range(of: bytes.count)
    switch random.below(6) {
    case 0: bytes.removeSubrange(start..<end)
    case 1: bytes.insert(contentsOf: bytes[start..<end], at: random.below(bytes.count + 1))
    case 2: if !bytes.isEmpty { bytes[random.below(bytes.count)] = UInt8(random.below(256)) }
    case 3: bytes.replaceSubrange(start..<end, with: random.pick(HostileWords.texts).utf8)
    case 4: bytes.replaceSubrange(start..<start, with: random.pick(HostileWords.words).utf8)
    default:
      let other = random.pick(seeds)
      let (first, last) = range(of: other.count)
      bytes.replaceSubrange(start..<end, with: other[first..<last])
    }
  }

  /// Returns a range, usually short, sometimes to the end.
  private mutating func range(of count: Int) -> (Int, Int) {
    let start = random.below(count + 1)
    let length = random.isOneIn(8) ? count : random.below(40)
    return (start, min(count, start + length))
  }
}
