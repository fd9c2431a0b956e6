import BinderyRuntime

/// The messages of a channel for one reader, and the replies that its requests wait for.
final class ChannelInbox<Channel: MessageChannel>: MessageReceiver {
  let buffer: EventBuffer<Channel.Incoming>
  private let state = Locked(State())

  private struct State {
    var lastNumber = 0
    /// The waits for replies, the oldest first; each takes a message if it is its reply.
    var waits:
      [(number: Int, take: @Sendable (Channel.Incoming) -> Bool, lose: @Sendable () -> Void)] =
        []
  }

  init(_ policy: BufferPolicy) { buffer = EventBuffer(policy) }

  func read(_ bytes: [UInt8]) -> ReadMessage {
    do throws(UndecodableEvent) {
      let message = try Channel.Incoming(message: bytes)
      guard let name = message.messageName else { return .undescribed }
      return .described(name: name) { self.deliver(message) }
    } catch {
      return .undecodable(error)
    }
  }

  private func deliver(_ message: Channel.Incoming) {
    let waits = state.withLock { $0.waits }
    guard let wait = waits.first(where: { $0.take(message) }) else { return buffer.send(message) }
    forget(wait.number)
  }

  func lose() {
    let waits = state.withLock { state in
      defer { state.waits = [] }
      return state.waits
    }
    for wait in waits { wait.lose() }
  }

  func end(_ error: RealtimeError) {
    lose()
    buffer.finish(throwing: error)
  }

  /// Begins to wait for a reply.
  func awaitReply<Reply: Sendable>(
    _ isReply: @escaping @Sendable (Channel.Incoming) -> Reply?
  ) -> PendingReply<Reply> {
    state.withLock { state in
      state.lastNumber += 1
      let reply = PendingReply<Reply>(number: state.lastNumber)
      state.waits.append(
        (
          reply.number,
          take: { message in
            guard let value = isReply(message) else { return false }
            reply.finish(.success(value))
            return true
          },
          lose: { reply.finish(.failure(.replyLost)) }
        )
      )
      return reply
    }
  }

  /// Ends the wait for a reply.
  func forget(_ number: Int) {
    state.withLock { state in state.waits.removeAll { $0.number == number } }
  }
}

/// A reply that has not arrived.
final class PendingReply<Reply: Sendable>: Sendable {
  let number: Int
  private let state = Locked(State.pending)

  private enum State {
    case pending
    case waiting(CheckedContinuation<Result<Reply, RealtimeError>, Never>)
    case finished(Result<Reply, RealtimeError>)
  }

  init(number: Int) { self.number = number }

  func finish(_ result: Result<Reply, RealtimeError>) {
    let waiting = state.withLock {
      state -> CheckedContinuation<Result<Reply, RealtimeError>, Never>? in
      defer { if case .finished = state {} else { state = .finished(result) } }
      if case .waiting(let continuation) = state { return continuation }
      return nil
    }
    waiting?.resume(returning: result)
  }

  func value(
    within limit: Duration,
    _ clock: any Clock<Duration>
  ) async throws(RealtimeError) -> Reply {
    let timeout = Task {
      do {
        try await clock.sleep(for: limit)
        finish(.failure(.replyTimedOut))
      } catch {
        // Cancelled: the reply has arrived.
      }
    }
    defer { timeout.cancel() }
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let finished = state.withLock { state -> Result<Reply, RealtimeError>? in
          if case .finished(let result) = state { return result }
          state = .waiting(continuation)
          return nil
        }
        if let finished { continuation.resume(returning: finished) }
      }
    } onCancel: {
      finish(.failure(.cancelled))
    }
    return try result.get()
  }
}
