#if canImport(Darwin)
  import BinderyRuntime
  import Foundation

  /// What `URLSession` tells of one WebSocket.
  ///
  /// Sendable because `lock` guards all that changes.
  final class URLSessionWebSocketEvents: NSObject, URLSessionWebSocketDelegate, @unchecked Sendable
  {
    typealias Opened = Result<Void, WebSocketError>

    let ending = WebSocketEnding()
    private let lock = NSLock()
    private var opened: CheckedContinuation<Opened, Never>?
    private var inbox: WebSocketInbox?
    private var selected: String?
    private var closure: WebSocketClosure?

    var subprotocol: String? { lock.withLock { selected } }

    func await(_ continuation: CheckedContinuation<Opened, Never>, _ inbox: WebSocketInbox) {
      lock.withLock {
        opened = continuation
        self.inbox = inbox
      }
    }

    func closing(by closure: WebSocketClosure) { lock.withLock { self.closure = closure } }

    func headers(of response: URLResponse?) -> HTTPHeaders {
      let fields = (response as? HTTPURLResponse)?.allHeaderFields ?? [:]
      return HTTPHeaders(fields.map { HTTPHeaders.Field("\($0.key)", "\($0.value)") })
    }

    private func takeOpened() -> CheckedContinuation<Opened, Never>? {
      lock.withLock {
        defer { opened = nil }
        return opened
      }
    }

    func urlSession(
      _ session: URLSession,
      webSocketTask: URLSessionWebSocketTask,
      didOpenWithProtocol protocol: String?
    ) {
      lock.withLock { selected = `protocol` }
      takeOpened()?.resume(returning: .success(()))
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
      let status = (task.response as? HTTPURLResponse)?.statusCode ?? 101
      let failure: WebSocketError =
        status == 101
        ? .transport(.connectionLost(error?.localizedDescription ?? "the other side ended it"))
        : .refused(
          WebSocketError.Refusal(status: status, headers: headers(of: task.response), body: [])
        )
      takeOpened()?.resume(returning: .failure(failure))
      let closure = lock.withLock { self.closure }
      ending.end(closure)
      lock.withLock { inbox }?.finish(closure == nil ? failure : nil)
    }
  }
#endif
