/// Bytes that were received and not yet used, or that wait to be sent.
struct ByteQueue {
  private var bytes: [UInt8] = []
  private var start = 0

  var count: Int { bytes.count - start }
  var isEmpty: Bool { count == 0 }

  /// The bytes, without those that were removed.
  var unread: ArraySlice<UInt8> { bytes[start...] }

  mutating func append(_ more: some Collection<UInt8>) { bytes += more }

  mutating func removeFirst(_ count: Int) {
    start += count
    if start == bytes.count {
      bytes.removeAll(keepingCapacity: bytes.capacity <= 1 << 20)
      start = 0
    } else if start > 256 * 1024, start > bytes.count / 2 {
      bytes.removeFirst(start)
      start = 0
    }
  }

  mutating func removeAll() { removeFirst(count) }

  /// Passes the bytes to a closure that uses the first of them; removes these.
  mutating func consume<Failure: Error>(
    _ use: (UnsafeRawBufferPointer) throws(Failure) -> Int
  ) throws(Failure) {
    let start = start
    var used = 0
    let result = bytes.withUnsafeBytes { bytes -> Result<Int, Failure> in
      do throws(Failure) {
        return .success(try use(UnsafeRawBufferPointer(rebasing: bytes[start...])))
      } catch {
        return .failure(error)
      }
    }
    used = try result.get()
    removeFirst(used)
  }
}
