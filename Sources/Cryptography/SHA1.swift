/// SHA-1 (FIPS 180-4), for protocols that require it; it is not secure.
public enum SHA1 {
  /// Returns the 20 bytes of the digest.
  public static func digest(of message: [UInt8]) throws(CryptographyError) -> [UInt8] {
    try SystemLibrary.sha1(message)
  }
}
