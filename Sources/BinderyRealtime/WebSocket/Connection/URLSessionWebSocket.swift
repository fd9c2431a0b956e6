#if canImport(Darwin)
  import BinderyRuntime
  import Foundation

  /// A WebSocket transport over `URLSession`, which reads and writes the frames itself.
  ///
  /// It throws an error for options that `URLSession` can't apply: `compression`, `closingTimeout`,
  /// `maximumFrameSize`, `fragmentSize`, `proxy`, `unixSocket` and `tls`. It loses messages that
  /// exceed the inbox at the end. It sends pings without a payload, and 1000 for no close code.
  public struct URLSessionWebSocketTransport: WebSocketTransport {
    private let configuration: URLSessionConfiguration

    public init(_ configuration: URLSessionConfiguration = .default) {
      self.configuration = configuration
    }

    public func connect(
      to url: String,
      _ options: WebSocketOptions
    ) async throws(WebSocketError) -> any WebSocketConnection {
      let unavailable = options.unavailableInURLSession
      guard unavailable.isEmpty else {
        let names = unavailable.joined(separator: ", ")
        throw .transport(.other("URLSession can't apply these WebSocketOptions: \(names)"))
      }
      let address = try WebSocketAddress(url)
      let scheme = address.isSecure ? "wss" : "ws"
      guard let location = URL(string: "\(scheme)://\(address.host)\(address.target)") else {
        throw .transport(.invalidURL("not a valid WebSocket URL"))
      }
      var request = URLRequest(url: location)
      request.timeoutInterval = options.openingTimeout / .seconds(1)
      for field in options.headers { request.addValue(field.value, forHTTPHeaderField: field.name) }
      let words = options.subprotocols.joined(separator: ", ")
      if !words.isEmpty { request.setValue(words, forHTTPHeaderField: "Sec-WebSocket-Protocol") }
      let socket = URLSessionWebSocket(request, options, configuration)
      try await socket.open()
      return socket
    }
  }

  extension WebSocketTransport where Self == URLSessionWebSocketTransport {
    /// The WebSocket transport of the platform.
    public static var `default`: Self { URLSessionWebSocketTransport() }
  }

  /// An open WebSocket over `URLSession`; it is dropped with its last reference.
  private final class URLSessionWebSocket: WebSocketConnection {
    private let inbox: WebSocketInbox
    private let events: WebSocketEvents
    private let session: URLSession
    private let task: URLSessionWebSocketTask
    /// Decides on automatic pings; nil without these.
    private let pinger: Locked<WebSocketPinger>?
    private let pinging = Locked<Task<Void, Never>?>(nil)

    init(_ request: URLRequest, _ options: WebSocketOptions, _ settings: URLSessionConfiguration) {
      inbox = WebSocketInbox(options.inbox)
      events = WebSocketEvents(inbox)
      session = URLSession(configuration: settings, delegate: events, delegateQueue: nil)
      task = session.webSocketTask(with: request)
      task.maximumMessageSize = options.maximumMessageSize
      pinger = options.automaticPings.map { Locked(WebSocketPinger($0)) }
    }

    deinit {
      pinging.withLock { $0?.cancel() }
      session.invalidateAndCancel()
    }

    var subprotocol: String? { headers["Sec-WebSocket-Protocol"] }
    var headers: HTTPHeaders { (task.response as? HTTPURLResponse).map(HTTPHeaders.init) ?? [:] }
    var closure: WebSocketClosure? { events.closeState.closure }
    var droppedCount: Int { inbox.droppedCount }

    /// Opens the connection; when the task is cancelled, the connection has no owner and is
    /// dropped.
    func open() async throws(WebSocketError) {
      let opened = await events.opened.value(for: true) { task.resume() }
      try (opened ?? .failure(.transport(.cancelled))).get()
      receive()
      guard let first = noteActivity() else { return }
      let work = Task { [weak self] in
        do {
          var wait = first
          while true {
            try await Task.sleep(for: wait)
            guard let next = self?.pingIfSilent() else { return }
            wait = next
          }
        } catch {
          // Cancelled: the connection was released.
        }
      }
      pinging.withLock { $0 = work }
    }

    /// Notes a received message or pong; returns the time after which to check.
    @discardableResult
    private func noteActivity() -> Duration? {
      pinger?.withLock { $0.heard(at: .now) }
    }

    /// Pings a silent server, and ends the connection without its pong; returns the time until the
    /// next check, and nil at the end.
    private func pingIfSilent() -> Duration? {
      switch pinger?.withLock({ $0.check(at: .now) }) {
      case .wait(let time): return time
      case .ping(let time):
        task.sendPing { [weak self] error in
          if error == nil { self?.noteActivity() }
        }
        return time
      case .fail:
        events.fail(.timedOut)
        task.cancel()
        return nil
      case nil: return nil
      }
    }

    /// Receives one message after the other while the inbox accepts more.
    private func receive() {
      task.receive { [weak self] result in
        guard let self else { return }
        let message: WebSocketMessage
        switch result {
        case .success(.string(let text)): message = .text(text)
        case .success(.data(let data)): message = .binary(Array(data))
        case .success: return receive()
        case .failure: return  // The delegate is called with the reason.
        }
        noteActivity()
        if inbox.add(WebSocketBatch([message])) { receive() }
      }
    }

    func next() async throws(WebSocketError) -> WebSocketBatch? {
      try await inbox.next { receive() }
    }

    func send(_ message: WebSocketMessage) async throws(WebSocketError) {
      let content: URLSessionWebSocketTask.Message =
        switch message {
        case .text(let text): .string(text)
        case .binary(let bytes): .data(Data(bytes))
        }
      // A cancelled task stops waiting; its message is still sent.
      let number = UUID()
      let error = await events.sendings.value(for: number) { [task, events] in
        if let loss = events.loss { return events.sendings.resume(returning: loss, for: number) }
        task.send(content) {
          events.sendings.resume(returning: $0.map(events.loss(by:)), for: number)
        }
      }
      if let error, let loss = error { throw loss }
    }

    func ping(_ payload: [UInt8]) async throws(WebSocketError) {
      try await events.pongs.pong(to: payload) { [task, events] in
        task.sendPing { error in
          if let error {
            events.pongs.end(events.loss(by: error))
          } else {
            events.pongs.receive(payload)
          }
        }
        return true
      }
    }

    func close(_ code: WebSocketCloseCode?, reason: String) async {
      let code = code ?? .normalClosure
      events.closing(by: WebSocketClosure(code: code, reason: reason, by: .client))
      await withTaskCancellationHandler {
        await events.closeState.request(WebSocketCloseState.Request(code: code, reason: reason)) {
          let word = URLSessionWebSocketTask.CloseCode(rawValue: Int(code.rawValue))
          task.cancel(with: word ?? .normalClosure, reason: Data(reason.utf8))
        }
      } onCancel: {
        drop()
      }
    }

    func drop() { task.cancel() }
  }

  /// The delegate of one WebSocket's `URLSession`.
  private final class WebSocketEvents: NSObject, URLSessionWebSocketDelegate, Sendable {
    let opened = Waiters<Bool, Result<Void, WebSocketError>>()
    let closeState = WebSocketCloseState()
    let pongs = WebSocketPongs()
    let sendings = Waiters<UUID, WebSocketError?>()
    private let inbox: WebSocketInbox
    private let state = Locked(State())

    private struct State {
      var closure: WebSocketClosure?
      var end: WebSocketError?
      /// Why this side ended the connection, if not by a close frame.
      var failure: TransportError?
    }

    init(_ inbox: WebSocketInbox) { self.inbox = inbox }

    /// Why nothing can be sent any more; nil while the connection is open.
    var loss: WebSocketError? { state.withLock { $0.end } }

    /// Converts an error, which may arrive between the close frame and the end.
    func loss(by error: any Error) -> WebSocketError {
      state.withLock { $0.closure }.map(WebSocketError.closed) ?? .transport(TransportError(error))
    }

    /// Records why this side ends the connection.
    func fail(_ error: TransportError) { state.withLock { $0.failure = error } }

    /// Records the first close frame.
    func closing(by closure: WebSocketClosure) {
      state.withLock { $0.closure = $0.closure ?? closure }
    }

    func urlSession(
      _ session: URLSession,
      webSocketTask: URLSessionWebSocketTask,
      didOpenWithProtocol protocol: String?
    ) {
      opened.resume(returning: .success(()))
    }

    func urlSession(
      _ session: URLSession,
      webSocketTask: URLSessionWebSocketTask,
      didCloseWith code: URLSessionWebSocketTask.CloseCode,
      reason: Data?
    ) {
      let code = WebSocketCloseCode(rawValue: UInt16(truncatingIfNeeded: code.rawValue))
      let reason = String(decoding: reason ?? Data(), as: UTF8.self)
      closing(by: WebSocketClosure(code: code, reason: reason, by: .server))
    }

    func urlSession(_: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
      let failure =
        state.withLock { $0.failure }.map(WebSocketError.transport) ?? Self.failure(of: task, error)
      opened.resume(returning: .failure(failure))
      let closure = state.withLock { $0.closure }
      let loss = closure.map(WebSocketError.closed) ?? failure
      state.withLock { $0.end = loss }
      closeState.end(closure)
      inbox.finish(closure == nil ? failure : nil)
      pongs.end(loss)
      sendings.resume(returning: loss)
    }

    private static func failure(of task: URLSessionTask, _ error: (any Error)?) -> WebSocketError {
      if let response = task.response as? HTTPURLResponse, response.statusCode != 101 {
        return .refused(
          .init(status: response.statusCode, headers: HTTPHeaders(response), body: [])
        )
      }
      return .transport(error.map(TransportError.init) ?? .connectionLost("the connection ended"))
    }
  }
#endif
