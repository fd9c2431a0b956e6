#if canImport(CLibCurl)
  /// A command of another thread to the event loop.
  enum CurlCommand: Sendable {
    case start(CurlExchange, CurlExchange.Continuation)
    case cancel(CurlExchange)
    /// The consumer of a stream has space again.
    case resume(CurlExchange)
    case connect(CurlSocket)
    /// The socket's handler has work to do.
    case serve(CurlSocket)
    case drop(CurlSocket)
    case stop
  }
#endif
