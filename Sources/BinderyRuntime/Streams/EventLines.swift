/// Splits an event stream into lines, which end with CR, LF or both; skips a byte order mark.
struct EventLines {
  private var pending = PendingBytes()
  private var feed = ByteSearch(0x0A)
  private var carriageReturn = ByteSearch(0x0D)
  /// Whether a line ended with CR, so that a following LF belongs to it.
  private var isAfterReturn = false
  private var isAtBeginning = true

  /// The number of bytes of the unfinished line.
  var unfinished: Int { pending.count }

  mutating func append(_ chunk: [UInt8]) {
    feed.shift(by: pending.start)
    carriageReturn.shift(by: pending.start)
    pending.append(chunk)
  }

  /// Returns the range of the next complete line, without its end.
  mutating func next() -> Range<Int>? {
    if isAtBeginning, !skipByteOrderMark() { return nil }
    if isAfterReturn {
      guard pending.count > 0 else { return nil }
      isAfterReturn = false
      if pending.bytes[pending.start] == 0x0A { pending.start += 1 }
    }
    guard let end = end() else { return nil }
    defer { pending.start = end + 1 }
    isAfterReturn = pending.bytes[end] == 0x0D
    return pending.start..<end
  }

  func withBytes(of line: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    pending.bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[line])) }
  }

  private mutating func end() -> Int? {
    let (one, other) = (
      feed.find(from: pending.start, in: pending.bytes),
      carriageReturn.find(from: pending.start, in: pending.bytes)
    )
    guard let one, let other else { return one ?? other }
    return min(one, other)
  }

  /// Skips a byte order mark; returns false while more bytes are needed.
  private mutating func skipByteOrderMark() -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    guard pending.count >= mark.count || !mark.starts(with: pending.bytes) else { return false }
    isAtBeginning = false
    if pending.bytes.starts(with: mark) { pending.start = mark.count }
    return true
  }
}
