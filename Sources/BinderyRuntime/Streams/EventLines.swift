/// The lines of an event stream: CR, LF or both end one, and a byte order mark may come first.
struct EventLines {
  private var bytes: [UInt8] = []
  /// Where the line ahead begins.
  private var start = 0
  private var feed = Landmark(0x0A)
  private var carriageReturn = Landmark(0x0D)
  /// Whether a line has ended with CR, so that LF right after it belongs to that end.
  private var isAfterReturn = false
  private var isAtBeginning = true

  /// How much there is of a line that has not ended.
  var unfinished: Int { bytes.count - start }

  mutating func append(_ chunk: [UInt8]) {
    feed.shift(by: start)
    carriageReturn.shift(by: start)
    if start < bytes.count {
      bytes.removeFirst(start)
      bytes += chunk
    } else {
      bytes = chunk
    }
    start = 0
  }

  /// Where the next whole line stands, without its end.
  mutating func next() -> Range<Int>? {
    if isAtBeginning, !skipByteOrderMark() { return nil }
    if isAfterReturn {
      guard start < bytes.count else { return nil }
      isAfterReturn = false
      if bytes[start] == 0x0A { start += 1 }
    }
    guard let end = end() else { return nil }
    defer { start = end + 1 }
    isAfterReturn = bytes[end] == 0x0D
    return start..<end
  }

  func withBytes(of line: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[line])) }
  }

  private mutating func end() -> Int? {
    let (one, other) = (
      feed.find(from: start, in: bytes), carriageReturn.find(from: start, in: bytes)
    )
    guard let one, let other else { return one ?? other }
    return min(one, other)
  }

  /// False while what is there may be the beginning of one.
  private mutating func skipByteOrderMark() -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    guard bytes.count >= mark.count || !mark.starts(with: bytes) else { return false }
    isAtBeginning = false
    if bytes.starts(with: mark) { start = mark.count }
    return true
  }
}
