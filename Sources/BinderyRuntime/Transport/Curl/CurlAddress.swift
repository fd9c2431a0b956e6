#if canImport(CLibCurl)
  import Foundation

  /// The URL to which libcurl connects, and the request target.
  ///
  /// libcurl parses and prints the URL of each transfer several times, a byte at a time. With a
  /// separate target it does so only for the origin.
  struct CurlAddress {
    let url: String
    /// The request target; nil if libcurl takes it from the URL.
    let target: String?
    let isSecure: Bool

    /// Splits an absolute http or https URL in printable ASCII.
    init(of url: String) {
      let isSecure = url.withBytes { $0.count > 4 && $0[4].lowercasedASCII == UInt8(ascii: "s") }
      self.isSecure = isSecure
      let parts = isSecure || !Self.isProxyNamed ? url.withBytes(Self.parts) : nil
      self.url = parts?.origin ?? url
      target = parts?.target
    }

    /// A proxy without a tunnel needs the whole URL as target (RFC 9112 §3.2.2), and only libcurl
    /// knows whether it uses one.
    private static var isProxyNamed: Bool {
      getenv("http_proxy") != nil || getenv("all_proxy") != nil || getenv("ALL_PROXY") != nil
    }

    /// Nil for a URL without a target, or with a fragment, which libcurl omits.
    private static func parts(
      of url: UnsafeBufferPointer<UInt8>
    ) -> (origin: String, target: String)? {
      guard let host = url.webSchemeLength,
        let end = url[host...].firstIndex(where: \.endsAuthority),
        !UnsafeBufferPointer(rebasing: url[end...]).has(UInt8(ascii: "#"))
      else { return nil }
      let target = String(decoding: url[end...], as: UTF8.self)
      return (
        String(decoding: url[..<end], as: UTF8.self),
        url[end] == UInt8(ascii: "/") ? target : "/" + target
      )
    }
  }
#endif
