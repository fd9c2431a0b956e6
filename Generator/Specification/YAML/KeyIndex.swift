/// A mapping's entries sorted by the offset of their key, to find one among thousands.
enum KeyIndex {
  struct Element {
    var key: UInt32
    var value: UInt32
  }

  /// The number of entries up to which looking at each is quicker.
  static let threshold = 16

  static func find(_ key: UInt32, in sorted: [Element]) -> UInt32? {
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return low < sorted.count && sorted[low].key == key ? sorted[low].value : nil
  }
}
