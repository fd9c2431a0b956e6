#if canImport(CLibCurl)
  extension CurlExchange {
    /// Whether the request may be handed to a connection now: a method whose repetition may do
    /// harm only once.
    func allowsAttempt() -> Bool {
      attempts += 1
      return request.method.isIdempotent || attempts == 1
    }
  }

  extension HTTPMethod {
    /// Whether doing it twice does no more than doing it once (RFC 9110 §9.2.2).
    fileprivate var isIdempotent: Bool {
      [.get, .head, .options, .trace, .put, .delete].contains(self)
    }
  }
#endif
