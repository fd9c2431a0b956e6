/// Bytes that nobody can foretell.
public enum RandomBytes {
  /// As many bytes of the system's own generator; none for a negative count.
  public static func make(count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    var bytes: [UInt8] = []
    bytes.reserveCapacity(max(count, 0))
    while bytes.count < count {
      // One word at a time, since each is a call of the system.
      let word = withUnsafeBytes(of: generator.next()) { Array($0) }
      bytes.append(contentsOf: word.prefix(count - bytes.count))
    }
    return bytes
  }
}
