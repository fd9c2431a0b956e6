/// The received bytes of a stream that are not part of a record yet.
struct PendingBytes {
  private(set) var bytes: [UInt8] = []
  /// The offset of the first pending byte.
  var start = 0

  /// The number of pending bytes.
  var count: Int { bytes.count - start }

  /// Appends received bytes, and removes those before `start`, by which byte searches must shift.
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
