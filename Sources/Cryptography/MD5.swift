/// MD5 (RFC 1321), for protocols that require it; it is not secure.
public enum MD5 {
  /// Returns the 16 bytes of the digest.
  public static func digest(of message: [UInt8]) throws(CryptographyError) -> [UInt8] {
    try SystemLibrary.md5(message)
  }
}
