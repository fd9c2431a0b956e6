import Foundation

/// Waits for the first result that a completion is called with.
///
/// Throws `CancellationError` when the task is cancelled, and `Unanswered` when the completion is
/// released without a call.
package func oneAnswer<Value: Sendable>(
  of ask: (@escaping @Sendable (Result<Value, any Error>) -> Void) -> Void
) async throws -> Value {
  let answer = OneAnswer<Value>()
  return try await withTaskCancellationHandler {
    try await withCheckedThrowingContinuation { continuation in
      answer.wait(with: continuation)
      let completionGuard = CompletionGuard(answer)
      ask { completionGuard.answer.give($0) }
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
///
/// Sendable because `lock` guards all mutable state.
private final class OneAnswer<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var result: Result<Value, any Error>?
  private var continuation: CheckedContinuation<Value, any Error>?

  func wait(with continuation: CheckedContinuation<Value, any Error>) {
    let result = lock.withLock {
      if self.result == nil { self.continuation = continuation }
      return self.result
    }
    if let result { continuation.resume(with: result) }
  }

  func give(_ result: Result<Value, any Error>) {
    let waiting: CheckedContinuation<Value, any Error>? = lock.withLock {
      guard self.result == nil else { return nil }
      self.result = result
      defer { continuation = nil }
      return continuation
    }
    waiting?.resume(with: result)
  }
}
