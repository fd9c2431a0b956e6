import Foundation

/// Waits for what a completion is called with: the first time counts.
///
/// A cancelled task ends the wait with `CancellationError`, and so does a completion that is let
/// go of without a call, with `Unanswered`.
package func oneAnswer<Value: Sendable>(
  of ask: (@escaping @Sendable (Result<Value, any Error>) -> Void) -> Void
) async throws -> Value {
  let answer = OneAnswer<Value>()
  return try await withTaskCancellationHandler {
    try await withCheckedThrowingContinuation { continuation in
      answer.wait(with: continuation)
      let asker = Asker(answer)
      ask { asker.answer.give($0) }
    }
  } onCancel: {
    answer.give(.failure(CancellationError()))
  }
}

/// A completion was let go of and never called.
struct Unanswered: Error, CustomStringConvertible {
  var description: String { "the completion was never called" }
}

/// Held by the completion alone, so that its end tells that nobody can call it any more.
private final class Asker<Value: Sendable>: Sendable {
  let answer: OneAnswer<Value>

  init(_ answer: OneAnswer<Value>) { self.answer = answer }

  deinit { answer.give(.failure(Unanswered())) }
}

/// An answer that is given once, before or after somebody waits for it.
///
/// Sendable because `lock` guards all that changes.
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
