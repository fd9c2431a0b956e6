#if !canImport(CryptoKit)
  import CLibCrypto

  /// The algorithms of OpenSSL.
  ///
  /// A failure leaves no error in the thread's queue, where TLS would misinterpret it.
  enum SystemLibrary {
    static func sha256(_ message: [UInt8]) throws(CryptographyError) -> [UInt8] {
      try digest(message, by: EVP_sha256(), count: 32, "SHA-256")
    }

    static func sha1(_ message: [UInt8]) throws(CryptographyError) -> [UInt8] {
      try digest(message, by: EVP_sha1(), count: 20, "SHA-1")
    }

    static func md5(_ message: [UInt8]) throws(CryptographyError) -> [UInt8] {
      try digest(message, by: EVP_md5(), count: 16, "MD5")
    }

    private static func digest(
      _ message: [UInt8],
      by algorithm: OpaquePointer?,
      count: Int,
      _ name: String
    ) throws(CryptographyError) -> [UInt8] {
      ERR_set_mark()
      defer { ERR_pop_to_mark() }
      var digest = [UInt8](repeating: 0, count: count)
      guard EVP_Digest(message, message.count, &digest, nil, algorithm, nil) == 1 else {
        throw .refused(algorithm: name)
      }
      return digest
    }

    static func hmacSHA256(
      _ message: [UInt8],
      key: [UInt8]
    ) throws(CryptographyError) -> [UInt8] {
      ERR_set_mark()
      defer { ERR_pop_to_mark() }
      var code = [UInt8](repeating: 0, count: 32)
      guard let keyCount = Int32(exactly: key.count),
        HMAC(EVP_sha256(), key, keyCount, message, message.count, &code, nil) != nil
      else { throw .refused(algorithm: "HMAC-SHA256") }
      return code
    }

    /// Compares texts of the same length in constant time.
    static func isEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
      CRYPTO_memcmp(left, right, left.count) == 0
    }

    /// Encrypts or decrypts in pieces, since libcrypto counts in 32 bits.
    static func aes256CBC(
      _ direction: CipherDirection,
      _ input: [UInt8],
      key: [UInt8],
      iv: [UInt8],
      pieceLength: Int = 1 << 30
    ) throws(CryptographyError) -> [UInt8] {
      ERR_set_mark()
      defer { ERR_pop_to_mark() }
      let context = EVP_CIPHER_CTX_new()
      defer { EVP_CIPHER_CTX_free(context) }
      let isEncrypting: Int32 = direction == .encrypt ? 1 : 0
      guard context != nil,
        EVP_CipherInit_ex(context, EVP_aes_256_cbc(), nil, key, iv, isEncrypting) == 1
      else { throw .refused(algorithm: "AES-256-CBC") }

      var output = [UInt8](repeating: 0, count: input.count + AES256CBC.blockLength)
      let count = input.withUnsafeBufferPointer { input in
        output.withUnsafeMutableBufferPointer { output in
          process(input, by: pieceLength, into: output, context)
        }
      }
      guard let count else {
        throw direction == .encrypt ? .refused(algorithm: "AES-256-CBC") : .padding
      }
      output.removeLast(output.count - count)
      return output
    }

    /// Returns the number of bytes written; nil if the padding is invalid.
    private static func process(
      _ input: UnsafeBufferPointer<UInt8>,
      by pieceLength: Int,
      into output: UnsafeMutableBufferPointer<UInt8>,
      _ context: OpaquePointer?
    ) -> Int? {
      guard let source = input.baseAddress, let target = output.baseAddress else { return nil }
      var count = 0
      var written: Int32 = 0
      for start in stride(from: 0, to: input.count, by: pieceLength) {
        let length = Int32(min(pieceLength, input.count - start))
        guard EVP_CipherUpdate(context, target + count, &written, source + start, length) == 1
        else { return nil }
        count += Int(written)
      }
      guard EVP_CipherFinal_ex(context, target + count, &written) == 1 else { return nil }
      return count + Int(written)
    }
  }
#endif
