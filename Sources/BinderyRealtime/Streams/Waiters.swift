import Foundation

/// Those who wait for an answer to a question that somebody may have asked before.
///
/// Sendable because `lock` guards all that changes.
package final class Waiters<Question: Hashable & Sendable, Answer: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var waiting: [UUID: Waiter] = [:]

  private struct Waiter {
    let question: Question
    let continuation: CheckedContinuation<Answer?, Never>
  }

  package init() {}

  /// Asks, and waits for the next answer; nil for who is cancelled.
  package func answer(to question: Question, _ ask: () -> Void) async -> Answer? {
    await answer(to: question) { wait in
      wait()
      ask()
    }
  }

  /// Asks, and waits for the next answer; nil for who is cancelled.
  ///
  /// - Parameter ask: Calls `wait` before anybody can answer.
  package func answer(
    to question: Question,
    asking ask: (_ wait: () -> Void) -> Void
  ) async -> Answer? {
    let id = UUID()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        ask { add(id, Waiter(question: question, continuation: continuation)) }
      }
    } onCancel: {
      give(up: id)
    }
  }

  /// Answers everybody who waits for the answer to one question or, without one, to any.
  package func give(_ answer: Answer, to question: Question? = nil) {
    let answered = lock.withLock {
      let answered = waiting.filter { question == nil || $0.value.question == question }
      for id in answered.keys { waiting[id] = nil }
      return answered.values.map(\.continuation)
    }
    for continuation in answered { continuation.resume(returning: answer) }
  }

  private func add(_ id: UUID, _ waiter: Waiter) {
    let isCancelled = lock.withLock {
      // A cancellation that came before couldn't find the waiter.
      if Task.isCancelled { return true }
      waiting[id] = waiter
      return false
    }
    if isCancelled { waiter.continuation.resume(returning: nil) }
  }

  private func give(up id: UUID) {
    let waiter = lock.withLock { waiting.removeValue(forKey: id) }
    waiter?.continuation.resume(returning: nil)
  }
}
