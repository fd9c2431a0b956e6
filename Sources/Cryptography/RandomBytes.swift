/// Cryptographically secure random bytes.
public enum RandomBytes {
  /// Returns bytes of the system's generator; none for a negative count.
  public static func make(count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    var bytes: [UInt8] = []
    bytes.reserveCapacity(max(count, 0))
    while bytes.count < count {
      // One word at a time, since each is a system call.
      let word = withUnsafeBytes(of: generator.next()) { Array($0) }
      bytes.append(contentsOf: word.prefix(count - bytes.count))
    }
    return bytes
  }
}
