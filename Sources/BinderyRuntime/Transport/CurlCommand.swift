#if canImport(CLibCurl)
  /// What other threads ask of the loop.
  enum CurlCommand: Sendable {
    case start(CurlExchange, CurlExchange.Continuation)
    case cancel(CurlExchange)
    /// The consumer of a stream has space again.
    case resume(CurlExchange)
    case stop
  }
#endif
