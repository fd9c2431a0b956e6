import BinderyRuntime

/// A reply that has not arrived.
final class PendingReply<Reply: Sendable>: Sendable {
  private let state = Locked(State.pending)

  private typealias Continuation = CheckedContinuation<Result<Reply, RealtimeError>, Never>

  private enum State {
    case pending
    case waiting(Continuation)
    case finished(Result<Reply, RealtimeError>)
  }

  /// Ends the wait; returns whether it had not ended before.
  @discardableResult
  func finish(_ result: Result<Reply, RealtimeError>) -> Bool {
    let (isFirst, waiting) = state.withLock { state -> (Bool, Continuation?) in
      switch state {
      case .finished: return (false, nil)
      case .pending:
        state = .finished(result)
        return (true, nil)
      case .waiting(let continuation):
        state = .finished(result)
        return (true, continuation)
      }
    }
    waiting?.resume(returning: result)
    return isFirst
  }

  func value(
    within limit: Duration,
    _ clock: any Clock<Duration>
  ) async throws(RealtimeError) -> Reply {
    let timeout = clock.timer(after: limit) { self.finish(.failure(.replyTimedOut)) }
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
