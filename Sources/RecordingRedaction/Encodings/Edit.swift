/// A replacement of a range of a text.
struct Edit {
  let range: Range<Int>
  let replacement: [UInt8]
}

extension [Edit] {
  /// Returns these edits with those of `others` that don't overlap them, in order.
  ///
  /// Both are in order and don't overlap one another.
  func merged(with others: [Edit]) -> [Edit] {
    var result: [Edit] = []
    var index = 0
    for other in others {
      while index < count, self[index].range.upperBound <= other.range.lowerBound {
        result.append(self[index])
        index += 1
      }
      let isFree = index == count || self[index].range.lowerBound >= other.range.upperBound
      if isFree { result.append(other) }
    }
    return result + self[index...]
  }

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
