#if canImport(CLibCurl)
  import CLibCurl

  extension CurlHandle {
    /// Sets the authorities, keys and verification of a transport.
    func setSecurity(_ trust: CurlTrust) -> CURLcode? {
      set(CURLOPT_SSL_VERIFYPEER, trust.trustsPinnedKeys ? 0 : 1)
        ?? set(CURLOPT_SSL_VERIFYHOST, trust.trustsPinnedKeys ? 0 : 2)
        ?? trust.file.flatMap { set(CURLOPT_CAINFO, $0) }
        ?? trust.folder.flatMap { set(CURLOPT_CAPATH, $0) }
        ?? trust.pinnedKeys.flatMap { set(CURLOPT_PINNEDPUBLICKEY, $0) }
    }

    /// Sets the options of one connection, after those of its transport.
    func setSecurity(_ options: TLSOptions) -> CURLcode? {
      options.authorities.flatMap(setAuthorities)
        ?? options.clientCertificate.flatMap(setCertificate)
        ?? set(CURLOPT_SSL_ENABLE_ALPN, options.offersALPN ? 1 : 0)
    }

    private func setAuthorities(_ source: PEMSource) -> CURLcode? {
      // Those of the folder would be trusted, too; a transport that trusts pinned keys doesn't
      // verify certificates.
      let code =
        refusal(curl_set_string(easy, CURLOPT_CAPATH, nil))
        ?? set(CURLOPT_SSL_VERIFYPEER, 1) ?? set(CURLOPT_SSL_VERIFYHOST, 2)
      return switch source {
      case .file(let path): code ?? set(CURLOPT_CAINFO, path)
      case .text(let text): code ?? set(text) { curl_set_authorities($0, $1, $2) }
      }
    }

    private func setCertificate(_ certificate: ClientCertificate) -> CURLcode? {
      set(certificate.chain, file: CURLOPT_SSLCERT, text: CURLOPT_SSLCERT_BLOB)
        ?? set(certificate.privateKey, file: CURLOPT_SSLKEY, text: CURLOPT_SSLKEY_BLOB)
        ?? certificate.passphrase.flatMap { set(CURLOPT_KEYPASSWD, $0) }
    }

    private func set(_ source: PEMSource, file: CURLoption, text: CURLoption) -> CURLcode? {
      switch source {
      case .file(let path): set(file, path)
      case .text(let content): set(content) { curl_set_blob($0, text, $1, $2) }
      }
    }

    private func set(
      _ text: String,
      _ set: (UnsafeMutableRawPointer, UnsafePointer<UInt8>?, Int) -> CURLcode
    ) -> CURLcode? {
      Array(text.utf8).withUnsafeBufferPointer { refusal(set(easy, $0.baseAddress, $0.count)) }
    }
  }

  extension CurlTrust {
    /// The keys in libcurl's format; nil for none.
    fileprivate var pinnedKeys: String? {
      pins.isEmpty ? nil : pins.map(\.text).joined(separator: ";")
    }
  }
#endif
