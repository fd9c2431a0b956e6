/// The messages of a WebSocket in the order of their coming, until it is closed.
///
/// Throws a `WebSocketError` where the connection was lost or the other side broke the protocol.
public struct WebSocketMessages: AsyncSequence, Sendable {
  let connection: any WebSocketConnection

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(connection: connection) }

  /// Hands out batches one by one, so that few of many messages cost a wait.
  public struct AsyncIterator: AsyncIteratorProtocol {
    let connection: any WebSocketConnection
    private var batch = WebSocketBatch()

    init(connection: any WebSocketConnection) { self.connection = connection }

    public mutating func next() async throws -> WebSocketMessage? {
      try await next(isolation: nil)
    }

    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(WebSocketError) -> WebSocketMessage? {
      while true {
        if let message = batch.next() { return message }
        guard let batch = try await connection.next() else { return nil }
        self.batch = batch
      }
    }
  }
}
