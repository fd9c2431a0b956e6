#if canImport(Darwin)
  import BinderyRuntime
  import Foundation

  /// What `URLSession` tells of one WebSocket.
  ///
  /// Sendable because `lock` guards all that changes here.
  final class URLSessionWebSocketEvents: NSObject, URLSessionWebSocketDelegate,
    @unchecked Sendable
  {
    typealias Opened = Result<Void, WebSocketError>

    let ending = WebSocketEnding()
    let pongs = WebSocketPongs()
    private let inbox: WebSocketInbox
    private let lock = NSLock()
    private var opened: CheckedContinuation<Opened, Never>?
    private var closure: WebSocketClosure?

    init(_ inbox: WebSocketInbox) { self.inbox = inbox }

    func await(_ continuation: CheckedContinuation<Opened, Never>) {
      lock.withLock { opened = continuation }
    }

    /// Whoever says goodbye first closes it.
    func closing(by closure: WebSocketClosure) {
      lock.withLock { self.closure = self.closure ?? closure }
    }

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
      closing(
        by: WebSocketClosure(
          code: WebSocketCloseCode(rawValue: UInt16(truncatingIfNeeded: code.rawValue)),
          reason: String(decoding: reason ?? Data(), as: UTF8.self),
          by: .server
        )
      )
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
      pongs.end(closure.map(WebSocketError.closed) ?? failure)
    }

    private static func failure(of task: URLSessionTask, _ error: (any Error)?) -> WebSocketError {
      if let answer = task.response as? HTTPURLResponse, answer.statusCode != 101 {
        return .refused(.init(status: answer.statusCode, headers: HTTPHeaders(answer), body: []))
      }
      return .transport(error.map(TransportError.init) ?? .connectionLost("it was ended"))
    }
  }
#endif
