import Foundation

/// Calls a function with a completion, and waits for the first result that it is called with.
///
/// Throws `CancellationError` when the task is cancelled, and `CompletionNotCalled` when the
/// completion is released without a call.
package func withCompletion<Value: Sendable>(
  _ call: (@escaping @Sendable (Result<Value, any Error>) -> Void) -> Void
) async throws -> Value {
  let result = CompletionResult<Value>()
  return try await withTaskCancellationHandler {
    try await withCheckedThrowingContinuation { continuation in
      result.wait(with: continuation)
      let completionGuard = CompletionGuard(result)
      call { completionGuard.result.set($0) }
    }
  } onCancel: {
    result.set(.failure(CancellationError()))
  }
}

/// The error of a completion that was released and never called.
struct CompletionNotCalled: Error, CustomStringConvertible {
  var description: String { "the completion was never called" }
}

/// A guard that the completion holds, which fails the wait when it is released.
private final class CompletionGuard<Value: Sendable>: Sendable {
  let result: CompletionResult<Value>

  init(_ result: CompletionResult<Value>) { self.result = result }

  deinit { result.set(.failure(CompletionNotCalled())) }
}

/// A result that is set once, before or after a task waits for it.
private final class CompletionResult<Value: Sendable>: Sendable {
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

  func set(_ result: Result<Value, any Error>) {
    let waiting = state.withLock { state -> CheckedContinuation<Value, any Error>? in
      guard state.result == nil else { return nil }
      state.result = result
      return state.continuation.take()
    }
    waiting?.resume(with: result)
  }
}
