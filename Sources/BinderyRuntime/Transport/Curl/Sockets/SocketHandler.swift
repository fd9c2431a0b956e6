#if canImport(CLibCurl)
  /// A protocol on a TCP or TLS connection; the event loop makes its calls in sequence.
  package protocol SocketHandler: AnyObject {
    /// The connection is open, including TLS and proxies.
    func connected(_ socket: CurlSocket)

    /// Bytes were received; the buffer is valid only during the call.
    func received(_ bytes: UnsafeBufferPointer<UInt8>, on socket: CurlSocket)

    /// All bytes received so far were passed.
    func receivedAll(on socket: CurlSocket)

    /// Another thread has called `CurlTransport.serve`.
    func serve(_ socket: CurlSocket)

    /// All bytes were written.
    func drained(_ socket: CurlSocket)

    /// The time that `CurlSocket.expect` sets has passed.
    func timedOut(_ socket: CurlSocket)

    /// The connection has ended; called once. Without an error the other side ended it.
    func ended(_ error: TransportError?)
  }
#endif
