import Foundation

/// Numbers by the bytes of a key: few keys have the same length, so that a lookup compares few.
struct JSONKeyTable: Sendable {
  /// The entries by the length of their keys; `begins` has the first of each length.
  private var entries: [Entry] = []
  private var begins: [Int] = []
  /// The bytes of all keys.
  private var bytes: [UInt8] = []

  private struct Entry {
    /// The first eight bytes of the key, with zeros after a shorter one.
    let first: UInt64
    /// The offset of the key.
    let begin: Int
    let number: Int
  }

  init(_ numbers: [[UInt8]: Int]) {
    for (key, number) in numbers.sorted(by: { $0.key.count < $1.key.count }) {
      while begins.count <= key.count { begins.append(entries.count) }
      let first = JSONDocument.withCopy(of: key, Self.first)
      entries.append(Entry(first: first, begin: bytes.count, number: number))
      bytes += key
    }
    begins.append(entries.count)
  }

  /// Returns the number of a key, of which eight bytes are readable; nil for an unknown key.
  func number(of key: UnsafePointer<UInt8>, count: Int) -> Int? {
    guard count + 1 < begins.count else { return nil }
    let first = Self.first(of: key, count: count)
    for index in begins[count]..<begins[count + 1] {
      let entry = entries[index]
      if entry.first == first, count <= 8 || isSame(key, count, as: entry) { return entry.number }
    }
    return nil
  }

  private static func first(of key: UnsafePointer<UInt8>, count: Int) -> UInt64 {
    let word = UnsafeRawPointer(key).loadUnaligned(as: UInt64.self).littleEndian
    return count < 8 ? word & ~(.max << (8 * UInt64(count))) : word
  }

  private func isSame(_ key: UnsafePointer<UInt8>, _ count: Int, as entry: Entry) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map { memcmp($0 + entry.begin, key, count) } == 0
    }
  }
}
