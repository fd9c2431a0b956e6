/// FIPS 180-4, for protocols that ask for it; nothing is secure by it any more.
public enum SHA1 {
  /// The 20 bytes of the digest.
  public static func digest(of message: [UInt8]) throws(CryptographyError) -> [UInt8] {
    try SystemLibrary.sha1(message)
  }
}
