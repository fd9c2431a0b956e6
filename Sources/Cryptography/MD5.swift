/// RFC 1321, for protocols that ask for it; nothing is secure by it any more.
public enum MD5 {
  /// The 16 bytes of the digest.
  public static func digest(of message: [UInt8]) throws(CryptographyError) -> [UInt8] {
    try SystemLibrary.md5(message)
  }
}
