#if canImport(CLibCurl)
  import Foundation

  /// Carries requests over libcurl; one thread of its own waits for all answers.
  ///
  /// Trusts the authorities that `CURL_CA_BUNDLE`, `SSL_CERT_FILE` or `SSL_CERT_DIR` name, else the
  /// system's; goes through the proxies that `http_proxy`, `https_proxy`, `all_proxy` and
  /// `no_proxy` name. When a kept-alive connection turns out to be closed before a byte of the
  /// answer came, libcurl sends the request again on a fresh one, but only a method that may be
  /// repeated (RFC 9110 §9.2.2): a POST or PATCH is never sent twice,
  /// it fails with `connectionLost`.
  ///
  /// A body is as complete as its length or its chunks say. What nothing on the wire can tell is
  /// not noticed: the end of a body that only the end of the connection marks.
  public final class CurlTransport: CancellableTransport {
    /// The transport of the process, with the connections that its requests share.
    public static let shared = CurlTransport()

    private let loop: CurlLoop?

    /// A transport with a thread and connections of its own, which end with it.
    public convenience init() {
      self.init(environment: ProcessInfo.processInfo.environment)
    }

    /// The same, for servers that have one of these keys; their certificates are verified as ever.
    ///
    /// It is the server's own key that counts, and not that of an authority.
    public convenience init(pinning keys: [PublicKeyPin]) {
      self.init(environment: ProcessInfo.processInfo.environment, pinning: keys)
    }

    /// - Parameter isKeyEnough: Whether the key takes the place of all that is verified otherwise:
    ///   the authority, the host's name and the dates.
    package init(
      environment: [String: String],
      pinning keys: [PublicKeyPin] = [],
      isKeyEnough: Bool = false
    ) {
      let trust = CurlTrust(environment: environment, pins: keys, isKeyEnough: isKeyEnough)
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
      try await exchange.answer { exchange throws(TransportError) in
        let exchange = CurlExchange(try exchange.checked())
        cancellation { [loop] in loop?.cancel(exchange) }
        return try await answer(to: exchange)
      }
    }

    public func stream(
      _ exchange: HTTPExchange
    ) async throws(TransportError) -> HTTPStreamedResponse {
      try await exchange.answer { exchange throws(TransportError) in try await begin(exchange) }
    }

    private func begin(
      _ exchange: HTTPExchange
    ) async throws(TransportError) -> HTTPStreamedResponse {
      let buffer = HTTPByteBuffer()
      let exchange = CurlExchange(try exchange.checked(), into: buffer)
      // The stream keeps the transport, whose end would be its own.
      buffer.setOwner(
        HTTPByteBuffer.Owner(
          resume: { [self] in self.loop?.resume(exchange) },
          cancel: { [self] in self.loop?.cancel(exchange) }
        )
      )
      let body = HTTPByteStream(buffer)
      let head = try await answer(to: exchange)
      return HTTPStreamedResponse(status: head.status, headers: head.headers, body: body)
    }

    private func answer(
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

    /// Connects a socket; what becomes of it, its handler is told.
    package func connect(_ socket: CurlSocket) {
      guard let loop else { return socket.handler.ended(.other("libcurl has no means to start")) }
      loop.connect(socket)
    }

    /// Has the socket's handler look after it; nothing happens once it has ended.
    package func serve(_ socket: CurlSocket) { loop?.serve(socket) }

    /// Ends the socket at once, connected or not.
    package func drop(_ socket: CurlSocket) { loop?.drop(socket) }

    /// Ends the exchanges that are running and returns when the thread is done.
    func shutdown() { loop?.shutdown() }

    /// How often the loop has woken up: an idle one doesn't.
    var turns: Int { loop?.turns ?? 0 }
  }
#endif
