/// Bytes of a stream that have come and that no record has taken yet.
struct PendingBytes {
  private(set) var bytes: [UInt8] = []
  /// Where what is ahead begins.
  var start = 0

  /// How many are ahead.
  var count: Int { bytes.count - start }

  /// Adds what has come, and lets go of what was taken;
  /// landmarks move by as much as the start does.
  mutating func append(_ chunk: [UInt8]) {
    if start < bytes.count {
      bytes.removeFirst(start)
      bytes += chunk
    } else {
      bytes = chunk
    }
    start = 0
  }
}
