import Foundation

/// A hash table of known keys, looked up by the bytes of a key in a document.
struct JSONKeyTable {
  /// The entries by the hash of their ends, or in the next free slot; at least half are free.
  private var slots: [Entry?]
  /// The number of slots, as a power of two.
  private let bits: Int
  /// The bytes of all keys between their first and last eight.
  private var middles: [UInt8] = []
  let count: Int

  private struct Entry {
    let ends: Ends
    let count: Int
    /// The offset of the key's middle bytes.
    let middle: Int
    /// The index of the key in the order of bytes.
    let position: Int
  }

  /// The first eight bytes of a key, with zeros after a shorter one, and the last eight of a longer
  /// one.
  private struct Ends: Equatable {
    let first, last: UInt64

    /// 2^64 divided by the golden ratio: an odd number whose bits have no pattern.
    private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// Reads eight bytes, also of a shorter key.
    @inline(__always)
    init(of key: UnsafePointer<UInt8>, count: Int) {
      let start = UnsafeRawPointer(key)
      let word = UInt64(littleEndian: start.loadUnaligned(as: UInt64.self))
      first = count < 8 ? word & ~(.max << (8 * UInt64(count))) : word
      last = count > 8 ? start.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self) : 0
    }

    /// Returns a hash of the given number of bits.
    @inline(__always)
    func hash(bits: Int) -> Int {
      // The uppermost bits of a product depend on all bits of its factors.
      Int(truncatingIfNeeded: ((first ^ last.byteSwapped) &* Self.factor) &>> (64 - bits))
    }
  }

  init(_ keys: some Sequence<String>) {
    self.init(keys.map { Array($0.utf8) })
  }

  init(_ keys: some Sequence<[UInt8]>) {
    let keys = Set(keys).sorted { $0.lexicographicallyPrecedes($1) }
    var bits = 1
    while 1 << bits < 2 * keys.count { bits += 1 }
    slots = Array(repeating: nil, count: 1 << bits)
    self.bits = bits
    count = keys.count
    for (position, key) in keys.enumerated() {
      JSONDocument.withCopy(of: key) { start, count in
        let ends = Ends(of: start, count: count)
        let entry = Entry(ends: ends, count: count, middle: middles.count, position: position)
        slots[slot(of: ends, start, count)] = entry
      }
      middles += key.dropFirst(8).dropLast(8)
    }
  }

  /// Returns the index of a key; nil if it is unknown.
  func position(of key: [UInt8]) -> Int? {
    JSONDocument.withCopy(of: key) { position(of: $0, count: $1) }
  }

  /// Returns the index of a key in a document, of which eight bytes are readable.
  func position(of key: UnsafePointer<UInt8>, count: Int) -> Int? {
    slots[slot(of: Ends(of: key, count: count), key, count)]?.position
  }

  /// Returns the slot of a key, or the free one where it would be.
  private func slot(of ends: Ends, _ key: UnsafePointer<UInt8>, _ count: Int) -> Int {
    var slot = ends.hash(bits: bits)
    while let entry = slots[slot],
      entry.ends != ends || entry.count != count || !hasMiddle(of: entry, key)
    {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private func hasMiddle(of entry: Entry, _ key: UnsafePointer<UInt8>) -> Bool {
    guard entry.count > 16 else { return true }
    return middles.withUnsafeBufferPointer { middles in
      middles.baseAddress.map { memcmp($0 + entry.middle, key + 8, entry.count - 16) } == 0
    }
  }
}
