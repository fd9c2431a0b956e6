import BinderyRuntime

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
