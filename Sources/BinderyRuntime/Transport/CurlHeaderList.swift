#if canImport(CLibCurl)
  import CLibCurl

  /// The header lines of a request as libcurl wants them.
  final class CurlHeaderList {
    private(set) var first: UnsafeMutablePointer<curl_slist>?

    /// Exactly the fields of the request but those that say how long the body is.
    ///
    /// The length, `Host` and `Accept-Encoding` come from libcurl; nothing else of its own does.
    init(_ headers: HTTPHeaders) {
      for name in Self.ownOfLibcurl where !headers.contains(name) { append(name + ":") }
      for field in headers where !field.isFraming {
        // A colon without a value would remove the header, a semicolon sends it empty.
        let isEmpty = field.value.everyByte(\.isBlank)
        append(isEmpty ? "\(field.name);" : "\(field.name): \(field.value)")
      }
    }

    private static let ownOfLibcurl = ["Accept", "Content-Type", "Expect", "User-Agent"]

    deinit { curl_slist_free_all(first) }

    private func append(_ line: String) {
      // Without memory for another line the list stays what it was.
      if let longer = curl_slist_append(first, line) { first = longer }
    }
  }
#endif
