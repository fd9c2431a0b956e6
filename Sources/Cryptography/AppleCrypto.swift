#if canImport(CryptoKit)
  import CommonCrypto
  import CryptoKit
  import Foundation

  /// The algorithms of Apple's systems: CryptoKit's, and CommonCrypto's for CBC.
  enum SystemLibrary {
    static func sha256(_ message: [UInt8]) throws(CryptographyError) -> [UInt8] {
      Array(CryptoKit.SHA256.hash(data: message))
    }

    static func sha1(_ message: [UInt8]) throws(CryptographyError) -> [UInt8] {
      Array(Insecure.SHA1.hash(data: message))
    }

    static func md5(_ message: [UInt8]) throws(CryptographyError) -> [UInt8] {
      Array(Insecure.MD5.hash(data: message))
    }

    static func hmacSHA256(
      _ message: [UInt8],
      key: [UInt8]
    ) throws(CryptographyError) -> [UInt8] {
      let key = SymmetricKey(data: key)
      return Array(HMAC<CryptoKit.SHA256>.authenticationCode(for: message, using: key))
    }

    /// Not available: the Security framework does not return the key as in the certificate.
    static func publicKey(ofCertificate bytes: [UInt8]) throws(CryptographyError) -> [UInt8] {
      throw .refused(algorithm: "X.509")
    }

    /// Compares texts of the same length in constant time.
    static func isEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
      timingsafe_bcmp(left, right, left.count) == 0
    }

    static func aes256CBC(
      _ direction: CipherDirection,
      _ input: [UInt8],
      key: [UInt8],
      iv: [UInt8]
    ) throws(CryptographyError) -> [UInt8] {
      let isEncrypting = direction == .encrypt
      var output = [UInt8](repeating: 0, count: input.count + AES256CBC.blockLength)
      let capacity = output.count
      var count = 0
      let status = CCCrypt(
        CCOperation(isEncrypting ? kCCEncrypt : kCCDecrypt),
        CCAlgorithm(kCCAlgorithmAES),
        CCOptions(isEncrypting ? kCCOptionPKCS7Padding : 0),
        key,
        key.count,
        iv,
        input,
        input.count,
        &output,
        capacity,
        &count
      )
      guard status == kCCSuccess else { throw .refused(algorithm: "AES-256-CBC") }
      output.removeLast(capacity - count)
      return isEncrypting ? output : try removingPadding(of: output)
    }

    /// Removes the padding, whose validation CommonCrypto does not guarantee.
    private static func removingPadding(
      of plaintext: [UInt8]
    ) throws(CryptographyError) -> [UInt8] {
      guard let length = plaintext.last, 1...AES256CBC.blockLength ~= Int(length),
        plaintext.suffix(Int(length)).allSatisfy({ $0 == length })
      else { throw .padding }
      return plaintext.dropLast(Int(length))
    }
  }
#endif
