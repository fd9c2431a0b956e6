/// The entries of a large mapping, sorted by the offsets of their keys for binary search.
enum KeyIndex {
  struct Element {
    var key: UInt32
    var value: UInt32
  }

  /// The number of entries up to which a linear search is faster.
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
