#if canImport(CLibZ)
  import BinderyRuntime

  /// A WebSocket transport over libcurl, in the event loop of a `CurlTransport`.
  ///
  /// It verifies certificates and finds proxies as `CurlTransport` does.
  public struct CurlWebSocketTransport: WebSocketTransport {
    private let transport: CurlTransport

    /// Creates a transport that shares the thread of an HTTP transport.
    public init(_ transport: CurlTransport = .shared) { self.transport = transport }

    public func connect(
      to url: String,
      _ options: WebSocketOptions
    ) async throws(WebSocketError) -> any WebSocketConnection {
      let opening = try WebSocketOpening(try WebSocketAddress(url), options)
      let link = CurlWebSocketLink(opening)
      let socket = CurlSocket(
        to: CurlSocket.Destination(
          url: opening.address.connectionURL,
          timeout: options.openingTimeout,
          proxy: options.proxy,
          unixSocket: options.unixSocket,
          tls: options.tls
        ),
        link
      )
      let result = await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          link.await(continuation)
          transport.connect(socket)
        }
      } onCancel: {
        transport.drop(socket)
      }
      return CurlWebSocket(link, socket, transport, try result.get())
    }
  }

  extension WebSocketTransport where Self == CurlWebSocketTransport {
    /// The WebSocket transport of the platform.
    public static var `default`: Self { CurlWebSocketTransport() }
  }
#endif
