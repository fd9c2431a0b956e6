import Foundation

/// Waits for the first result that a completion is called with.
///
/// Throws `CancellationError` when the task is cancelled, and `Unanswered` when the completion is
/// released without a call.
package func oneAnswer<Value: Sendable>(
  of call: (@escaping @Sendable (Result<Value, any Error>) -> Void) -> Void
) async throws -> Value {
  let answer = OneAnswer<Value>()
  return try await withTaskCancellationHandler {
    try await withCheckedThrowingContinuation { continuation in
      answer.wait(with: continuation)
      let completionGuard = CompletionGuard(answer)
      call { completionGuard.answer.give($0) }
    }
  } onCancel: {
    answer.give(.failure(CancellationError()))
  }
}

/// The error of a completion that was released and never called.
struct Unanswered: Error, CustomStringConvertible {
  var description: String { "the completion was never called" }
}

/// A guard that the completion holds, which fails the wait when it is released.
private final class CompletionGuard<Value: Sendable>: Sendable {
  let answer: OneAnswer<Value>

  init(_ answer: OneAnswer<Value>) { self.answer = answer }

  deinit { answer.give(.failure(Unanswered())) }
}

/// A result that is set once, before or after a task waits for it.
private final class OneAnswer<Value: Sendable>: Sendable {
  private let state = Locked(State())

  private struct State {
    var result: Result<Value, any Error>?
    var continuation: CheckedContinuation<Value, any Error>?
  }

  func wait(with continuation: CheckedContinuation<Value, any Error>) {
    let result = state.withLock { state in
      if state.result == nil { state.continuation = continuation }
      return state.result
    }
    if let result { continuation.resume(with: result) }
  }

  func give(_ result: Result<Value, any Error>) {
    let waiting = state.withLock { state -> CheckedContinuation<Value, any Error>? in
      guard state.result == nil else { return nil }
      state.result = result
      return state.continuation.take()
    }
    waiting?.resume(with: result)
  }
}
