import Foundation

/// Cuts bytes into JSON texts by what keeps them apart; those of nothing but blanks are skipped.
struct JSONRecordParser: RecordParser {
  let limit: Int
  private let separator: UInt8
  private var bytes: [UInt8] = []
  /// Where the record ahead begins.
  private var start = 0
  /// How far no separator was found.
  private var searched = 0

  init(_ framing: JSONFraming, limit: Int) {
    self.limit = limit
    separator = framing == .lines ? JSONFraming.lineFeed : JSONFraming.recordSeparator
  }

  mutating func append(_ chunk: [UInt8]) {
    guard start < bytes.count else {
      bytes = chunk
      (start, searched) = (0, 0)
      return
    }
    if start > 0 {
      bytes.removeFirst(start)
      searched -= start
      start = 0
    }
    bytes += chunk
  }

  mutating func next() throws(RecordTooLong) -> ArraySlice<UInt8>? {
    while let end = end() {
      let record = bytes[start..<end]
      (start, searched) = (end + 1, end + 1)
      guard record.count <= limit else { throw RecordTooLong() }
      if !record.isBlank { return record }
    }
    searched = bytes.count
    guard bytes.count - start <= limit else { throw RecordTooLong() }
    return nil
  }

  mutating func last() -> ArraySlice<UInt8>? {
    let record = bytes[start...]
    return record.isBlank ? nil : record
  }

  private func end() -> Int? {
    bytes.withUnsafeBytes { bytes in
      guard searched < bytes.count, let base = bytes.baseAddress,
        let found = memchr(base + searched, Int32(separator), bytes.count - searched)
      else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate var isBlank: Bool {
    allSatisfy { $0 == 0x20 || $0 == 0x0D || $0 == 0x0A || $0 == 0x09 }
  }
}
