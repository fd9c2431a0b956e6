/// Cuts bytes into JSON texts by what keeps them apart; those of nothing but blanks are skipped.
struct JSONRecordParser: RecordParser {
  let limit: Int
  private var separator: Landmark
  private var bytes: [UInt8] = []
  /// Where the record ahead begins.
  private var start = 0

  init(_ framing: JSONFraming, limit: Int) {
    self.limit = limit
    separator = Landmark(
      framing == .lines ? JSONFraming.lineFeed : JSONFraming.recordSeparator
    )
  }

  mutating func append(_ chunk: [UInt8]) {
    separator.shift(by: start)
    if start < bytes.count {
      bytes.removeFirst(start)
      bytes += chunk
    } else {
      bytes = chunk
    }
    start = 0
  }

  mutating func next() throws(RecordTooLong) -> ArraySlice<UInt8>? {
    while let end = separator.find(from: start, in: bytes) {
      let record = bytes[start..<end]
      start = end + 1
      guard record.count <= limit else { throw RecordTooLong() }
      if !record.isBlank { return record }
    }
    guard bytes.count - start <= limit else { throw RecordTooLong() }
    return nil
  }

  mutating func last() -> ArraySlice<UInt8>? {
    let record = bytes[start...]
    return record.isBlank ? nil : record
  }
}

extension ArraySlice<UInt8> {
  fileprivate var isBlank: Bool {
    allSatisfy { $0 == 0x20 || $0 == 0x0D || $0 == 0x0A || $0 == 0x09 }
  }
}
