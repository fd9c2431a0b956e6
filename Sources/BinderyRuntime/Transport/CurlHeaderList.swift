#if canImport(CLibCurl)
  import CLibCurl

  /// The header lines of a request as libcurl wants them.
  final class CurlHeaderList {
    private(set) var first: UnsafeMutablePointer<curl_slist>?

    /// The fields of the request but those that say how long the body is, and the codings that are
    /// decoded here where it names none.
    ///
    /// The length and `Host` come from libcurl; nothing else of its own does.
    init(_ headers: HTTPHeaders, hasBody: Bool) {
      if !headers.contains("Accept-Encoding") { append(Self.codings) }
      if !headers.contains("Accept") { append("Accept:") }
      if hasBody {
        for name in Self.ownWithBody where !headers.contains(name) { append(name + ":") }
      }
      for field in headers where !field.isFraming {
        // A colon without a value would remove the header, a semicolon sends it empty.
        let isEmpty = field.value.everyByte(\.isBlank)
        append(isEmpty ? "\(field.name);" : "\(field.name): \(field.value)")
      }
    }

    private static let codings = "Accept-Encoding: \(ContentDecoder.codings)"
    /// What libcurl says of itself where something is sent.
    private static let ownWithBody = ["Content-Type", "Expect"]

    deinit { curl_slist_free_all(first) }

    private func append(_ line: String) {
      // Without memory for another line the list stays what it was.
      if let longer = curl_slist_append(first, line) { first = longer }
    }
  }
#endif
