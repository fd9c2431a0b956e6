#if canImport(Darwin)
  import BinderyRuntime
  import Foundation

  /// Opens WebSockets by `URLSession`, which frames, masks and reads them itself.
  ///
  /// It has no compression, and takes no proxy but the system's; messages wait in the inbox as they
  /// do elsewhere.
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
      let socket = URLSessionWebSocket(options, configuration)
      try await socket.open(request)
      return socket
    }
  }

  extension WebSocketTransport where Self == URLSessionWebSocketTransport {
    /// The transport of the platform.
    public static var `default`: Self { URLSessionWebSocketTransport() }
  }

  /// An open WebSocket over `URLSession`; one that nobody has any more is dropped.
  ///
  /// Sendable because `task` is set once, before anybody else has the socket, and the rest has
  /// locks of its own.
  final class URLSessionWebSocket: NSObject, WebSocketConnection, @unchecked Sendable {
    private let options: WebSocketOptions
    private let inbox: WebSocketInbox
    private let events = URLSessionWebSocketEvents()
    private let session: URLSession
    private var task: URLSessionWebSocketTask?

    init(_ options: WebSocketOptions, _ configuration: URLSessionConfiguration) {
      self.options = options
      inbox = WebSocketInbox(options.inbox)
      session = URLSession(configuration: configuration, delegate: events, delegateQueue: nil)
    }

    deinit {
      task?.cancel()
      session.invalidateAndCancel()
    }

    var subprotocol: String? { events.subprotocol }
    var headers: HTTPHeaders { events.headers(of: task?.response) }
    var closure: WebSocketClosure? { events.ending.closure }
    var droppedCount: Int { inbox.droppedCount }

    func open(_ request: URLRequest) async throws(WebSocketError) {
      let task = session.webSocketTask(with: request)
      task.maximumMessageSize = options.maximumMessageSize
      self.task = task
      let result = await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          events.await(continuation, inbox)
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
      task?.receive { [weak self] result in
        guard let self else { return }
        switch result {
        case .success(.string(let text)): take(.text(text))
        case .success(.data(let data)): take(.binary(Array(data)))
        case .success: receive()
        case .failure: break  // The delegate tells how it ended.
        }
      }
    }

    private func take(_ message: WebSocketMessage) {
      if inbox.add(WebSocketBatch([message])) { receive() }
    }

    func next() async throws(WebSocketError) -> WebSocketBatch? {
      try await inbox.next { receive() }
    }

    func send(_ message: WebSocketMessage) async throws(WebSocketError) {
      guard let task else { throw .transport(.connectionLost("the WebSocket is no more")) }
      let content: URLSessionWebSocketTask.Message =
        switch message {
        case .text(let text): .string(text)
        case .binary(let bytes): .data(Data(bytes))
        }
      let error = await withCheckedContinuation { continuation in
        task.send(content) { continuation.resume(returning: $0) }
      }
      if let error {
        throw closure.map(WebSocketError.closed)
          ?? .transport(.connectionLost(error.localizedDescription))
      }
    }

    func ping(_ payload: [UInt8]) async throws(WebSocketError) {
      guard let task else { throw .transport(.connectionLost("the WebSocket is no more")) }
      let error = await withCheckedContinuation { continuation in
        task.sendPing { continuation.resume(returning: $0) }
      }
      if let error { throw .transport(.connectionLost(error.localizedDescription)) }
    }

    func close(_ code: WebSocketCloseCode?, reason: String) async {
      events.closing(by: WebSocketClosure(code: code, reason: reason, by: .client))
      await events.ending.bring(about: WebSocketEnding.Wish(code: code, reason: reason)) {
        let code = code.flatMap { URLSessionWebSocketTask.CloseCode(rawValue: Int($0.rawValue)) }
        task?.cancel(with: code ?? .normalClosure, reason: Data(reason.utf8))
      }
    }

    func drop() { task?.cancel() }
  }
#endif
