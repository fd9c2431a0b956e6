/// HMAC with SHA-256 (RFC 2104), which authenticates a message with a shared key.
public enum HMACSHA256 {
  /// Returns the 32 bytes of the code; a key may have any length.
  public static func code(
    for message: [UInt8],
    key: [UInt8]
  ) throws(CryptographyError) -> [UInt8] {
    try SystemLibrary.hmacSHA256(message, key: key)
  }

  /// Whether a code authenticates a message; compares in constant time.
  public static func isValid(
    _ code: [UInt8],
    for message: [UInt8],
    key: [UInt8]
  ) throws(CryptographyError) -> Bool {
    ConstantTime.isEqual(code, try self.code(for: message, key: key))
  }
}
