/// Splits bytes into JSON texts at their separators, and skips blank ones.
package struct JSONRecordParser: RecordParser {
  package let limit: Int
  private var separator: ByteSearch
  private var pending = PendingBytes()

  package init(_ framing: JSONFraming, limit: Int) {
    self.limit = limit
    separator = ByteSearch(
      framing == .lines ? JSONFraming.lineFeed : JSONFraming.recordSeparator
    )
  }

  package mutating func append(_ chunk: [UInt8]) {
    separator.shift(by: pending.start)
    pending.append(chunk)
  }

  package mutating func next() throws(RecordTooLong) -> ArraySlice<UInt8>? {
    while let end = separator.find(from: pending.start, in: pending.bytes) {
      let record = pending.bytes[pending.start..<end]
      pending.start = end + 1
      guard record.count <= limit else { throw RecordTooLong() }
      if !record.isBlank { return record }
    }
    guard pending.count <= limit else { throw RecordTooLong() }
    return nil
  }

  package mutating func last() -> ArraySlice<UInt8>? {
    let record = pending.bytes[pending.start...]
    return record.isBlank ? nil : record
  }
}

extension ArraySlice<UInt8> {
  fileprivate var isBlank: Bool {
    allSatisfy { $0 == 0x20 || $0 == 0x0D || $0 == 0x0A || $0 == 0x09 }
  }
}
