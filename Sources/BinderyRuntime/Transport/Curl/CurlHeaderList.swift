#if canImport(CLibCurl)
  import CLibCurl

  /// The header lines of a request in the form that libcurl needs.
  final class CurlHeaderList {
    private(set) var first: UnsafeMutablePointer<curl_slist>?

    /// Creates the fields of the request without those that frame the body, and with
    /// `Accept-Encoding` where the request has none.
    ///
    /// libcurl adds the length and `Host`, and no other field.
    init(_ headers: HTTPHeaders, hasBody: Bool) {
      if !headers.contains("Accept-Encoding") { append(Self.codings) }
      if !headers.contains("Accept") { append("Accept:") }
      if hasBody {
        for name in Self.ownWithBody where !headers.contains(name) { append(name + ":") }
      }
      for field in headers where !field.isFraming {
        // A colon without a value would remove the header; a semicolon sends it empty.
        let isEmpty = field.value.everyByte(\.isBlank)
        append(isEmpty ? "\(field.name);" : "\(field.name): \(field.value)")
      }
    }

    private static let codings = "Accept-Encoding: \(ContentDecoder.codings)"
    /// The fields that libcurl would add to a request with a body.
    private static let ownWithBody = ["Content-Type", "Expect"]

    deinit { curl_slist_free_all(first) }

    private func append(_ line: String) {
      // Without memory for another line the list is unchanged.
      if let longer = curl_slist_append(first, line) { first = longer }
    }
  }
#endif
