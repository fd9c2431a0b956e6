/// RFC 2104 with SHA-256: proves that whoever wrote a message knew the key.
public enum HMACSHA256 {
  /// The 32 bytes of the code; a key may have any length.
  public static func code(
    for message: [UInt8],
    key: [UInt8]
  ) throws(CryptographyError) -> [UInt8] {
    try SystemLibrary.hmacSHA256(message, key: key)
  }

  /// True when the code is the message's; how long that takes doesn't tell where it differs.
  public static func isValid(
    _ code: [UInt8],
    for message: [UInt8],
    key: [UInt8]
  ) throws(CryptographyError) -> Bool {
    ConstantTime.isEqual(code, try self.code(for: message, key: key))
  }
}
