/// The indexes of an array slice (RFC 9535, section 2.3.4).
struct JSONPathSlice: Sequence, IteratorProtocol {
  private var index: Int
  private let end: Int
  private let step: Int

  init(_ start: Int?, _ end: Int?, _ step: Int, count: Int) {
    func normalized(_ index: Int) -> Int { index < 0 ? count + index : index }
    self.step = step
    if step >= 0 {
      index = Swift.min(Swift.max(normalized(start ?? 0), 0), count)
      self.end = Swift.min(Swift.max(normalized(end ?? count), 0), count)
    } else {
      index = Swift.min(Swift.max(normalized(start ?? count - 1), -1), count - 1)
      self.end = Swift.min(Swift.max(end.map(normalized) ?? -1, -1), count - 1)
    }
  }

  mutating func next() -> Int? {
    guard step > 0 && index < end || step < 0 && index > end else { return nil }
    defer { index += step }
    return index
  }
}
