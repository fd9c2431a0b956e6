/// A replacement of a range of a text.
struct Edit {
  let range: Range<Int>
  let replacement: [UInt8]
}

extension [Edit] {
  /// Returns the text with the replacements, which are in order and don't overlap; nil if there are
  /// none.
  func applied(to text: [UInt8]) -> [UInt8]? {
    guard !isEmpty else { return nil }
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var position = 0
    for edit in self {
      result += text[position..<edit.range.lowerBound]
      result += edit.replacement
      position = edit.range.upperBound
    }
    result += text[position...]
    return result
  }
}
