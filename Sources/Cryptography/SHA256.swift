/// SHA-256 (FIPS 180-4).
public enum SHA256 {
  /// Returns the 32 bytes of the digest.
  public static func digest(of message: [UInt8]) throws(CryptographyError) -> [UInt8] {
    try SystemLibrary.sha256(message)
  }
}
