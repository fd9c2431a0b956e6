/// The entries of a large mapping, sorted by the offsets of their keys for binary search.
enum KeyIndex {
  struct Element {
    var key: UInt32
    var value: UInt32
  }

  /// The number of entries up to which a linear search is faster.
  static let threshold = 16

  /// The sorted entries of a mapping; nil if it is small enough for a linear search.
  static func index(
    of mapping: UInt32,
    _ records: [Tree.Record],
    _ children: [UInt32]
  ) -> [Element]? {
    let mapping = records[Int(mapping)]
    guard mapping.kind == .mapping, mapping.count / 2 > threshold else { return nil }
    return stride(from: Int(mapping.first), to: Int(mapping.first + mapping.count), by: 2)
      .map { Element(key: records[Int(children[$0])].first, value: children[$0 + 1]) }
      .sorted { $0.key < $1.key }
  }

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
