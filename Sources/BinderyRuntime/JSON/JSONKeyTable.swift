import Foundation

/// Keys that are known beforehand, found by the bytes of one in a document.
struct JSONKeyTable {
  /// In the order of their bytes.
  private var entries: [Entry] = []
  private var rests: [UInt8] = []

  private struct Entry {
    /// The first eight bytes, and zeros after a shorter key.
    var word: UInt64
    var count: Int
    /// Where the bytes begin that come after those eight.
    var rest: Int
  }

  init(_ keys: some Sequence<String>) {
    self.init(keys.map { Array($0.utf8) })
  }

  init(_ keys: some Sequence<[UInt8]>) {
    let sorted = keys.sorted { $0.lexicographicallyPrecedes($1) }
    for (position, key) in sorted.enumerated() where position == 0 || sorted[position - 1] != key {
      let word = key.prefix(8).enumerated().reduce(0) { word, byte in
        word | UInt64(byte.element) << (56 - 8 * UInt64(byte.offset))
      }
      entries.append(Entry(word: word, count: key.count, rest: rests.count))
      rests += key.dropFirst(8)
    }
  }

  var count: Int { entries.count }

  /// The key's place among the known ones.
  func position(of key: [UInt8]) -> Int? {
    let document = key.withUnsafeBufferPointer { JSONDocument.copy(of: $0) }
    return withExtendedLifetime(document) { position(of: document.start, count: document.count) }
  }

  /// The place of a key in a document, of which eight bytes may be read however short it is.
  func position(of key: UnsafePointer<UInt8>, count: Int) -> Int? {
    let bytes = UInt64(bigEndian: UnsafeRawPointer(key).loadUnaligned(as: UInt64.self))
    let word = bytes & ~(.max >> (8 * UInt64(count)))
    var range = 0..<entries.count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      let order = order(of: entries[middle], word, key, count)
      if order == 0 { return middle }
      range = order < 0 ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }

  /// Below zero for an entry before the key, above for one after it.
  private func order(
    of entry: Entry,
    _ word: UInt64,
    _ key: UnsafePointer<UInt8>,
    _ count: Int
  ) -> Int {
    guard entry.word == word else { return entry.word < word ? -1 : 1 }
    if entry.count > 8, count > 8 {
      let order = rests.withUnsafeBufferPointer { rests in
        rests.baseAddress.map { memcmp($0 + entry.rest, key + 8, min(entry.count, count) - 8) } ?? 0
      }
      if order != 0 { return Int(order) }
    }
    return entry.count - count
  }
}
