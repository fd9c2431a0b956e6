#if !canImport(CryptoKit)
  import CLibCrypto

  extension SystemLibrary {
    /// Returns the key of a certificate, in DER.
    static func publicKey(ofCertificate bytes: [UInt8]) throws(CryptographyError) -> [UInt8] {
      ERR_set_mark()
      defer { ERR_pop_to_mark() }
      let certificate = bytes.withUnsafeBufferPointer { buffer in
        var next = buffer.baseAddress
        return d2i_X509(nil, &next, buffer.count)
      }
      guard let certificate else { throw .certificate }
      defer { X509_free(certificate) }
      let key = X509_get_X509_PUBKEY(certificate)
      let count = i2d_X509_PUBKEY(key, nil)
      guard count > 0 else { throw .certificate }
      var encoded = [UInt8](repeating: 0, count: Int(count))
      let written = encoded.withUnsafeMutableBufferPointer { buffer in
        var next = buffer.baseAddress
        return i2d_X509_PUBKEY(key, &next)
      }
      guard written == count else { throw .certificate }
      return encoded
    }
  }
#endif
