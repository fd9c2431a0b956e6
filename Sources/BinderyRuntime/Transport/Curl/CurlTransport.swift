#if canImport(CLibCurl)
  import Foundation

  /// A transport that uses libcurl; one thread waits for all responses.
  ///
  /// It trusts the certificate authorities that `CURL_CA_BUNDLE`, `SSL_CERT_FILE` or `SSL_CERT_DIR`
  /// state, otherwise the system's, and uses the proxies of `http_proxy`, `https_proxy`,
  /// `all_proxy` and `no_proxy`. When a reused connection was closed before a byte of the response
  /// arrived, libcurl sends the request again on a new one if its method is idempotent (RFC 9110
  /// §9.2.2). A POST or PATCH is never sent twice; it throws `connectionLost`.
  ///
  /// A body is complete according to its length or its chunks. A truncated body that ends with the
  /// connection, without a length, cannot be detected.
  public final class CurlTransport: CancellableTransport {
    /// The shared transport of the process, with its connections.
    public static let shared = CurlTransport()

    private let loop: CurlLoop?

    /// Creates a transport with a thread and connections of its own, which end with it.
    public convenience init() {
      self.init(environment: ProcessInfo.processInfo.environment)
    }

    /// Creates a transport for servers with one of these keys; certificates are verified as usual.
    ///
    /// It compares the key of the server's certificate, not that of an authority.
    public convenience init(pinning keys: [PublicKeyPin]) {
      self.init(environment: ProcessInfo.processInfo.environment, pinning: keys)
    }

    /// - Parameter trustsPinnedKeys: Whether the key replaces the verification of the authority,
    ///   the host's name and the dates.
    package init(
      environment: [String: String],
      pinning keys: [PublicKeyPin] = [],
      trustsPinnedKeys: Bool = false
    ) {
      let trust = CurlTrust(
        environment: environment,
        pins: keys,
        trustsPinnedKeys: trustsPinnedKeys
      )
      loop = CurlLoop(trust: trust)
    }

    deinit { loop?.stop() }

    public func perform(_ exchange: HTTPExchange) async throws(TransportError) -> HTTPResponse {
      try await perform(exchange) { _ in }
    }

    package func perform(
      _ exchange: HTTPExchange,
      cancellation: (@escaping @Sendable () -> Void) -> Void
    ) async throws(TransportError) -> HTTPResponse {
      try await exchange.response { exchange throws(TransportError) in
        let exchange = CurlExchange(try exchange.checked())
        cancellation { [loop] in loop?.cancel(exchange) }
        return try await response(to: exchange)
      }
    }

    public func stream(
      _ exchange: HTTPExchange
    ) async throws(TransportError) -> HTTPStreamedResponse {
      try await exchange.response { exchange throws(TransportError) in try await begin(exchange) }
    }

    private func begin(
      _ exchange: HTTPExchange
    ) async throws(TransportError) -> HTTPStreamedResponse {
      let buffer = HTTPByteBuffer()
      let exchange = CurlExchange(try exchange.checked(), into: buffer)
      // The stream keeps the transport, whose end would end the stream.
      buffer.setOwner(
        HTTPByteBuffer.Owner(
          resume: { [self] in self.loop?.resume(exchange) },
          cancel: { [self] in self.loop?.cancel(exchange) }
        )
      )
      let body = HTTPByteStream(buffer)
      let head = try await response(to: exchange)
      return HTTPStreamedResponse(status: head.status, headers: head.headers, body: body)
    }

    private func response(
      to exchange: CurlExchange
    ) async throws(TransportError) -> HTTPResponse {
      guard let loop else { throw .other("libcurl has no means to start") }
      let result = await withTaskCancellationHandler {
        await withCheckedContinuation { loop.start(exchange, $0) }
      } onCancel: {
        loop.cancel(exchange)
      }
      return try result.get()
    }

    /// Connects a socket; its handler receives all events.
    package func connect(_ socket: CurlSocket) {
      guard let loop else { return socket.handler.ended(.other("libcurl has no means to start")) }
      loop.connect(socket)
    }

    /// Calls the socket's handler in the event loop; without effect after the socket's end.
    package func serve(_ socket: CurlSocket) { loop?.serve(socket) }

    /// Ends the socket at once, connected or not.
    package func drop(_ socket: CurlSocket) { loop?.drop(socket) }

    /// Ends the running exchanges, and returns when the thread has ended.
    func shutdown() { loop?.shutdown() }

    /// The number of wake-ups of the loop, which does not wake while idle.
    var iterations: Int { loop?.iterations ?? 0 }
  }
#endif
