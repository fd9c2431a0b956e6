#if canImport(CLibCurl)
  /// What other threads ask of the loop.
  enum CurlCommand: Sendable {
    case start(CurlExchange, CurlExchange.Continuation)
    case cancel(CurlExchange)
    /// The consumer of a stream has space again.
    case resume(CurlExchange)
    case connect(CurlSocket)
    /// The socket's handler has something to do.
    case serve(CurlSocket)
    case drop(CurlSocket)
    case stop
  }
#endif
