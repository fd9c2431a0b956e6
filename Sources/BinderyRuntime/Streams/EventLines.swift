/// The lines of an event stream: CR, LF or both end one, and a byte order mark may come first.
struct EventLines {
  private var bytes: [UInt8] = []
  /// Where the line ahead begins.
  private var start = 0
  /// How far no end of a line was found.
  private var searched = 0
  /// Whether a line has ended with CR, so that LF right after it belongs to that end.
  private var isAfterReturn = false
  private var isAtBeginning = true

  /// How much there is of a line that has not ended.
  var unfinished: Int { bytes.count - start }

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

  /// Where the next whole line stands, without its end.
  mutating func next() -> Range<Int>? {
    if isAtBeginning, !skipByteOrderMark() { return nil }
    if isAfterReturn {
      guard start < bytes.count else { return nil }
      isAfterReturn = false
      if bytes[start] == 0x0A { (start, searched) = (start + 1, start + 1) }
    }
    guard let end = end() else {
      searched = bytes.count
      return nil
    }
    defer { (start, searched) = (end + 1, end + 1) }
    isAfterReturn = bytes[end] == 0x0D
    return start..<end
  }

  func withBytes(of line: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[line])) }
  }

  private func end() -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var position = searched
      while position < bytes.count {
        if bytes[position] == 0x0A || bytes[position] == 0x0D { return position }
        position += 1
      }
      return nil
    }
  }

  /// False while what is there may be the beginning of one.
  private mutating func skipByteOrderMark() -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    guard bytes.count >= mark.count || !mark.starts(with: bytes) else { return false }
    isAtBeginning = false
    if bytes.starts(with: mark) { (start, searched) = (mark.count, mark.count) }
    return true
  }
}
