import Foundation

/// The messages of a WebSocket in the order of their coming, until it is closed.
///
/// Throws a `WebSocketError` where the connection was lost or the other side broke the protocol.
public struct WebSocketMessages: AsyncSequence, Sendable {
  let connection: any WebSocketConnection
  let rest: WebSocketRest

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(connection, rest) }

  /// Hands out batches one by one, so that few of many messages cost a wait; what it hasn't handed
  /// out when it goes is the next iterator's.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private let connection: any WebSocketConnection
    private let reader: Reader

    init(_ connection: any WebSocketConnection, _ rest: WebSocketRest) {
      self.connection = connection
      reader = Reader(rest)
    }

    public mutating func next() async throws -> WebSocketMessage? {
      try await next(isolation: nil)
    }

    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(WebSocketError) -> WebSocketMessage? {
      while true {
        if let message = reader.batch.next() { return message }
        guard let batch = try await connection.next() else { return nil }
        reader.batch = batch
      }
    }
  }
}

extension WebSocketMessages.AsyncIterator {
  private final class Reader {
    var batch: WebSocketBatch
    private let rest: WebSocketRest

    init(_ rest: WebSocketRest) {
      self.rest = rest
      batch = rest.take()
    }

    deinit { rest.give(batch) }
  }
}

/// Messages that a reader took from the connection, and didn't read.
///
/// Sendable because `lock` guards all that changes.
final class WebSocketRest: @unchecked Sendable {
  private let lock = NSLock()
  private var batch = WebSocketBatch()

  func take() -> WebSocketBatch {
    lock.withLock {
      defer { batch = WebSocketBatch() }
      return batch
    }
  }

  /// Behind them is what others left, who began to read later.
  func give(_ first: WebSocketBatch) {
    guard !first.isEmpty else { return }
    lock.withLock {
      var all = first
      all.append(batch)
      batch = all
    }
  }
}
