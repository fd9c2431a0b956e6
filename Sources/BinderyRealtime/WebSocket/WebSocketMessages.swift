import Foundation

/// The messages of a WebSocket in the order of their coming, until it is closed.
///
/// Throws a `WebSocketError` where the connection was lost or the other side broke the protocol.
public struct WebSocketMessages: AsyncSequence, Sendable {
  let connection: any WebSocketConnection
  let rest: WebSocketRest

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(connection, rest) }

  /// Hands out batches one by one, so that few of many messages cost a wait; what it hasn't handed
  /// out when it goes is for whoever asks next; one that waits already has it with what comes next.
  public struct AsyncIterator: AsyncIteratorProtocol {
    @usableFromInline let reader: Reader

    init(_ connection: any WebSocketConnection, _ rest: WebSocketRest) {
      reader = Reader(connection, rest)
    }

    public mutating func next() async throws -> WebSocketMessage? {
      try await next(isolation: nil)
    }

    // Inlined, a message that is there costs no task switch.
    @inlinable
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(WebSocketError) -> WebSocketMessage? {
      if let message = reader.next() { return message }
      return try await reader.nextOfMore(isolation: actor)
    }
  }
}

extension WebSocketMessages.AsyncIterator {
  @usableFromInline
  final class Reader {
    private let connection: any WebSocketConnection
    // For each message of millions: nothing that is called while it is changed comes back here.
    @exclusivity(unchecked) private var batch = WebSocketBatch()
    private let rest: WebSocketRest

    init(_ connection: any WebSocketConnection, _ rest: WebSocketRest) {
      self.connection = connection
      self.rest = rest
    }

    deinit { rest.give(batch) }

    /// The next message of those that are there.
    @usableFromInline
    func next() -> WebSocketMessage? { batch.next() }

    /// The first message of the next batch.
    @usableFromInline
    func nextOfMore(
      isolation actor: isolated (any Actor)?
    ) async throws(WebSocketError) -> WebSocketMessage? {
      while true {
        if let message = nextLeft() { return message }
        do throws(WebSocketError) {
          guard let more = try await connection.next() else { return nextLeft() }
          // Who went meanwhile left what had come before.
          batch = rest.take()
          batch.append(more)
        } catch {
          guard let message = nextLeft() else { throw error }
          return message
        }
        if let message = batch.next() { return message }
      }
    }

    /// The first message of those that others left.
    private func nextLeft() -> WebSocketMessage? {
      batch = rest.take()
      return batch.next()
    }
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
