#if canImport(CLibCurl)
  import CLibCurl

  extension CurlExchange {
    /// Whether the request may be handed to a connection now: a method whose repetition may do
    /// harm only once, but for redirects that it was told to follow.
    func allowsAttempt() -> Bool {
      attempts += 1
      return request.method.isIdempotent || attempts <= 1 + redirects
    }

    private var redirects: Int {
      var count = 0
      guard let handle, curl_get_long(handle.easy, CURLINFO_REDIRECT_COUNT, &count) == CURLE_OK
      else { return 0 }
      return count
    }
  }

  extension HTTPMethod {
    /// Whether doing it twice does no more than doing it once (RFC 9110 §9.2.2).
    fileprivate var isIdempotent: Bool {
      [.get, .head, .options, .trace, .put, .delete].contains(self)
    }
  }
#endif
