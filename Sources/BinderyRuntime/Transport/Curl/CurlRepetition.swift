#if canImport(CLibCurl)
  extension CurlExchange {
    /// Records an attempt; returns false for a repetition of a request that isn't idempotent.
    func allowsAttempt() -> Bool {
      attempts += 1
      return attempts == 1 || request.method.isIdempotent && request.allowsRetry
    }
  }

  extension HTTPMethod {
    /// Whether the method is idempotent (RFC 9110 §9.2.2).
    fileprivate var isIdempotent: Bool {
      [.get, .head, .options, .trace, .put, .delete].contains(self)
    }
  }
#endif
