#if canImport(Darwin)
  import BinderyRuntime
  import Foundation

  /// Opens WebSockets by `URLSession`, which frames, masks and reads them itself.
  ///
  /// Of the options it knows no compression, no sizes of frames, no time to close within and no
  /// proxy but the system's; messages wait in the inbox as they do elsewhere.
  public struct URLSessionWebSocketTransport: WebSocketTransport {
    private let configuration: URLSessionConfiguration

    public init(_ configuration: URLSessionConfiguration = .default) {
      self.configuration = configuration
    }

    public func connect(
      to url: String,
      _ options: WebSocketOptions
    ) async throws(WebSocketError) -> any WebSocketConnection {
      let address = try WebSocketAddress(url)
      let scheme = address.isSecure ? "wss" : "ws"
      guard let location = URL(string: "\(scheme)://\(address.host)\(address.target)") else {
        throw .transport(.invalidURL("no WebSocket has such a URL"))
      }
      var request = URLRequest(url: location)
      request.timeoutInterval = options.openingTimeout / .seconds(1)
      for field in options.headers { request.addValue(field.value, forHTTPHeaderField: field.name) }
      if !options.subprotocols.isEmpty {
        let words = options.subprotocols.joined(separator: ", ")
        request.setValue(words, forHTTPHeaderField: "Sec-WebSocket-Protocol")
      }
      let socket = URLSessionWebSocket(request, options, configuration)
      try await socket.open()
      return socket
    }
  }

  extension WebSocketTransport where Self == URLSessionWebSocketTransport {
    /// The transport of the platform.
    public static var `default`: Self { URLSessionWebSocketTransport() }
  }

  /// An open WebSocket over `URLSession`; one that nobody has any more is dropped.
  private final class URLSessionWebSocket: WebSocketConnection {
    private let inbox: WebSocketInbox
    private let events: URLSessionWebSocketEvents
    private let session: URLSession
    private let task: URLSessionWebSocketTask

    init(
      _ request: URLRequest,
      _ options: WebSocketOptions,
      _ configuration: URLSessionConfiguration
    ) {
      inbox = WebSocketInbox(options.inbox)
      events = URLSessionWebSocketEvents(inbox)
      session = URLSession(configuration: configuration, delegate: events, delegateQueue: nil)
      task = session.webSocketTask(with: request)
      task.maximumMessageSize = options.maximumMessageSize
    }

    deinit { session.invalidateAndCancel() }

    var subprotocol: String? { headers["Sec-WebSocket-Protocol"] }
    var headers: HTTPHeaders { (task.response as? HTTPURLResponse).map(HTTPHeaders.init) ?? [:] }
    var closure: WebSocketClosure? { events.ending.closure }
    var droppedCount: Int { inbox.droppedCount }

    func open() async throws(WebSocketError) {
      let result = await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          events.await(continuation)
          task.resume()
        }
      } onCancel: {
        task.cancel()
      }
      try result.get()
      receive()
    }

    /// Asks for one message after the other as long as there is room for more.
    private func receive() {
      task.receive { [weak self] result in
        guard let self else { return }
        let message: WebSocketMessage
        switch result {
        case .success(.string(let text)): message = .text(text)
        case .success(.data(let data)): message = .binary(Array(data))
        case .success: return receive()
        case .failure: return  // The delegate tells how it ended.
        }
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
      let error = await withCheckedContinuation { continuation in
        task.send(content) { continuation.resume(returning: $0) }
      }
      if let error { throw closure.map(WebSocketError.closed) ?? .transport(TransportError(error)) }
    }

    func ping(_ payload: [UInt8]) async throws(WebSocketError) {
      let error = await withCheckedContinuation { continuation in
        task.sendPing { continuation.resume(returning: $0) }
      }
      if let error { throw .transport(TransportError(error)) }
    }

    func close(_ code: WebSocketCloseCode?, reason: String) async {
      events.closing(by: WebSocketClosure(code: code, reason: reason, by: .client))
      await events.ending.bring(about: WebSocketEnding.Wish(code: code, reason: reason)) {
        let code = code.flatMap { URLSessionWebSocketTask.CloseCode(rawValue: Int($0.rawValue)) }
        task.cancel(with: code ?? .normalClosure, reason: Data(reason.utf8))
      }
    }

    func drop() { task.cancel() }
  }

  /// What `URLSession` tells of one WebSocket.
  ///
  /// Sendable because `lock` guards all that changes.
  private final class URLSessionWebSocketEvents: NSObject, URLSessionWebSocketDelegate,
    @unchecked Sendable
  {
    typealias Opened = Result<Void, WebSocketError>

    let ending = WebSocketEnding()
    private let inbox: WebSocketInbox
    private let lock = NSLock()
    private var opened: CheckedContinuation<Opened, Never>?
    private var closure: WebSocketClosure?

    init(_ inbox: WebSocketInbox) { self.inbox = inbox }

    func await(_ continuation: CheckedContinuation<Opened, Never>) {
      lock.withLock { opened = continuation }
    }

    func closing(by closure: WebSocketClosure) { lock.withLock { self.closure = closure } }

    private func answer(_ result: Opened) {
      lock.withLock { opened.take() }?.resume(returning: result)
    }

    func urlSession(
      _ session: URLSession,
      webSocketTask: URLSessionWebSocketTask,
      didOpenWithProtocol protocol: String?
    ) {
      answer(.success(()))
    }

    func urlSession(
      _ session: URLSession,
      webSocketTask: URLSessionWebSocketTask,
      didCloseWith code: URLSessionWebSocketTask.CloseCode,
      reason: Data?
    ) {
      let said = WebSocketClosure(
        code: WebSocketCloseCode(rawValue: UInt16(truncatingIfNeeded: code.rawValue)),
        reason: String(decoding: reason ?? Data(), as: UTF8.self),
        by: .server
      )
      lock.withLock { closure = closure ?? said }
    }

    func urlSession(
      _ session: URLSession,
      task: URLSessionTask,
      didCompleteWithError error: (any Error)?
    ) {
      let failure = Self.failure(of: task, error)
      answer(.failure(failure))
      let closure = lock.withLock { self.closure }
      ending.end(closure)
      inbox.finish(closure == nil ? failure : nil)
    }

    private static func failure(of task: URLSessionTask, _ error: (any Error)?) -> WebSocketError {
      if let answer = task.response as? HTTPURLResponse, answer.statusCode != 101 {
        return .refused(.init(status: answer.statusCode, headers: HTTPHeaders(answer), body: []))
      }
      return .transport(error.map(TransportError.init) ?? .connectionLost("it was ended"))
    }
  }
#endif
