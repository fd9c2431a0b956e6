/// The offsets at which the lines of a text begin, for lines and columns of many offsets.
struct LineStarts {
  private let offsets: [Int]
  private let count: Int

  init(_ bytes: [UInt8]) {
    var offsets = [0]
    for (offset, byte) in bytes.enumerated() where byte == 0x0A { offsets.append(offset + 1) }
    self.offsets = offsets
    count = bytes.count
  }

  /// The line and column of an offset, from 1.
  func position(of offset: Int) -> (line: Int, column: Int) {
    let offset = min(offset, count)
    var (low, high) = (0, offsets.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if offsets[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - offsets[low] + 1)
  }
}
