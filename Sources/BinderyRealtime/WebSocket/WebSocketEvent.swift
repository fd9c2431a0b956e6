import BinderyRuntime

/// An event of a WebSocket, from its opening to its end.
public enum WebSocketEvent: Hashable, Sendable {
  /// It is open, with the header of the server's response.
  case opened(subprotocol: String?, headers: HTTPHeaders)
  /// A message was received.
  case message(WebSocketMessage)
  /// Either side closed it; no event follows.
  case closed(WebSocketClosure)
  /// It was lost, or the server violated the protocol; no event follows.
  case failed(WebSocketError)
}

/// The events of a WebSocket: `opened`, its messages, and `closed` or `failed`.
///
/// It ends without an error, so that a loop over it needs no `try`. Its messages are those of
/// `WebSocket.messages`: each goes to one reader.
public struct WebSocketEventStream: AsyncSequence, Sendable {
  public typealias Element = WebSocketEvent
  public typealias Failure = Never

  let connection: any WebSocketConnection
  let messages: WebSocketMessages

  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(connection: connection, messages: messages.makeAsyncIterator())
  }

  /// Returns the events one by one; nil after the last, and for a task that is cancelled.
  public struct AsyncIterator: AsyncIteratorProtocol {
    let connection: any WebSocketConnection
    var messages: WebSocketMessages.AsyncIterator
    private var hasBegun = false
    private var hasEnded = false

    init(connection: any WebSocketConnection, messages: WebSocketMessages.AsyncIterator) {
      self.connection = connection
      self.messages = messages
    }

    public mutating func next() async -> WebSocketEvent? { await next(isolation: nil) }

    public mutating func next(isolation actor: isolated (any Actor)?) async -> WebSocketEvent? {
      guard hasBegun else {
        hasBegun = true
        return .opened(subprotocol: connection.subprotocol, headers: connection.headers)
      }
      guard !hasEnded else { return nil }
      do throws(WebSocketError) {
        if let message = try await messages.next(isolation: actor) { return .message(message) }
        hasEnded = true
        return connection.closure.map(WebSocketEvent.closed)
      } catch {
        hasEnded = true
        return .failed(error)
      }
    }
  }
}
