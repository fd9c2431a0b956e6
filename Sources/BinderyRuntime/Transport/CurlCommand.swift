#if canImport(CLibCurl)
  /// What other threads ask of the loop.
  enum CurlCommand: Sendable {
    case start(CurlExchange, CurlExchange.Continuation)
    case cancel(CurlExchange)
    case stop
  }
#endif
