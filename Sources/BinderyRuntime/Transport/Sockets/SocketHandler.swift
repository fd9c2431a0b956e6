#if canImport(CLibCurl)
  /// What stands on a connection of bytes; the loop calls it, one call after the other.
  package protocol SocketHandler: AnyObject, Sendable {
    /// The connection stands, with TLS and through proxies where there are any.
    func connected(_ socket: CurlSocket)

    /// Bytes came, which nobody keeps behind the call.
    func received(_ bytes: UnsafeBufferPointer<UInt8>, on socket: CurlSocket)

    /// For now no more bytes come: what came since the last time is all there.
    func rested(_ socket: CurlSocket)

    /// Another thread has asked for the socket, by `CurlTransport.serve`.
    func serve(_ socket: CurlSocket)

    /// All that was written is out.
    func drained(_ socket: CurlSocket)

    /// The time has passed that `CurlSocket.expect` allowed.
    func timedOut(_ socket: CurlSocket)

    /// The connection is over, for the first and last time; without an error the other side ended
    /// it.
    func ended(_ error: TransportError?)
  }
#endif
