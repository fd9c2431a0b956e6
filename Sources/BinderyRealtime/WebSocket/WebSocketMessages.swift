import BinderyRuntime

/// The messages of a WebSocket in the order received, until it is closed.
///
/// Throws a `WebSocketError` where the connection was lost or the other side violated the protocol.
public struct WebSocketMessages: AsyncSequence, Sendable {
  let connection: any WebSocketConnection
  let unread: UnreadMessages

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(connection, unread) }

  /// Returns the messages of a batch one by one, so that most calls do not wait.
  ///
  /// When it is released, its remaining messages go to the next iterator; one that already waits
  /// receives them together with its next batch.
  public struct AsyncIterator: AsyncIteratorProtocol {
    @usableFromInline let reader: Reader

    init(_ connection: any WebSocketConnection, _ unread: UnreadMessages) {
      reader = Reader(connection, unread)
    }

    public mutating func next() async throws -> WebSocketMessage? {
      try await next(isolation: nil)
    }

    // Inlined, so that a message that is available causes no task switch.
    @inlinable
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(WebSocketError) -> WebSocketMessage? {
      if let message = reader.next() { return message }
      return try await reader.nextAfterBatch(isolation: actor)
    }
  }
}

extension WebSocketMessages.AsyncIterator {
  @usableFromInline
  final class Reader {
    private let connection: any WebSocketConnection
    // Dynamic exclusivity checks are off, for speed: no call re-enters while it changes.
    @exclusivity(unchecked) private var batch = WebSocketBatch()
    private let unread: UnreadMessages

    init(_ connection: any WebSocketConnection, _ unread: UnreadMessages) {
      self.connection = connection
      self.unread = unread
    }

    deinit { unread.give(batch) }

    /// Returns the next message of the current batch.
    @usableFromInline
    func next() -> WebSocketMessage? { batch.next() }

    /// Returns the first message of the next batch.
    @usableFromInline
    func nextAfterBatch(
      isolation actor: isolated (any Actor)?
    ) async throws(WebSocketError) -> WebSocketMessage? {
      while true {
        if let message = nextUnread() { return message }
        do throws(WebSocketError) {
          guard let more = try await connection.next() else { return nextUnread() }
          // First the messages of an iterator that was released meanwhile.
          batch = unread.take()
          batch.append(more)
        } catch {
          guard let message = nextUnread() else { throw error }
          return message
        }
        if let message = batch.next() { return message }
      }
    }

    /// Returns the first message that other iterators have left.
    private func nextUnread() -> WebSocketMessage? {
      batch = unread.take()
      return batch.next()
    }
  }
}

/// Messages that an iterator received from the connection and did not return.
final class UnreadMessages: Sendable {
  private let batch = Locked(WebSocketBatch())

  func take() -> WebSocketBatch {
    batch.withLock { batch in
      defer { batch = WebSocketBatch() }
      return batch
    }
  }

  /// Adds messages before those of iterators that began later.
  func give(_ first: WebSocketBatch) {
    guard !first.isEmpty else { return }
    batch.withLock { batch in
      var all = first
      all.append(batch)
      batch = all
    }
  }
}
