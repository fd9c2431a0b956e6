#if canImport(CLibCurl)
  import Foundation

  /// Where libcurl connects, and what it asks for there.
  ///
  /// libcurl takes the URL of every transfer apart and prints it anew several times, a byte at a
  /// time. Told the request's target on its own it does so with the origin alone.
  struct CurlAddress {
    let url: String
    /// As the request names it; nil where libcurl is to make it from the URL.
    let target: String?
    let isSecure: Bool

    /// Of an absolute URL in printable ASCII, by http or https.
    init(of url: String) {
      let isSecure = url.withBytes { $0.count > 4 && $0[4].lowercasedASCII == UInt8(ascii: "s") }
      self.isSecure = isSecure
      let parts = isSecure || !Self.isProxyNamed ? url.withBytes(Self.parts) : nil
      self.url = parts?.origin ?? url
      target = parts?.target
    }

    /// A proxy that is no tunnel wants the whole URL for a target (RFC 9112 §3.2.2), and only
    /// libcurl knows whether it is going to ask one.
    private static var isProxyNamed: Bool {
      getenv("http_proxy") != nil || getenv("all_proxy") != nil || getenv("ALL_PROXY") != nil
    }

    /// Nil for what has no target, or a fragment, which is for libcurl to leave out.
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
