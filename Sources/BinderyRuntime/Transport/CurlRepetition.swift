#if canImport(CLibCurl)
  extension CurlExchange {
    /// Whether the request may be handed to a connection now: one whose repetition may do harm only
    /// once.
    func allowsAttempt() -> Bool {
      attempts += 1
      return attempts == 1 || request.method.isIdempotent && !request.isSentOnce
    }
  }

  extension HTTPMethod {
    /// Whether doing it twice does no more than doing it once (RFC 9110 §9.2.2).
    fileprivate var isIdempotent: Bool {
      [.get, .head, .options, .trace, .put, .delete].contains(self)
    }
  }
#endif
