import BinderyRuntime
import Foundation

/// The tasks that wait for an answer to a question; several may wait for the same one.
package final class Waiters<Question: Hashable & Sendable, Answer: Sendable>: Sendable {
  private let waiting = Locked<[UUID: Waiter]>([:])

  private struct Waiter {
    let question: Question
    let continuation: CheckedContinuation<Answer?, Never>
  }

  package init() {}

  /// Calls `send`, and waits for the next answer; nil when the task is cancelled.
  package func answer(to question: Question, _ send: () -> Void) async -> Answer? {
    await answer(to: question) { wait in
      wait()
      send()
    }
  }

  /// Calls `send`, and waits for the next answer; nil when the task is cancelled.
  ///
  /// - Parameter send: Calls `wait` before an answer can arrive.
  package func answer(
    to question: Question,
    sending send: (_ wait: () -> Void) -> Void
  ) async -> Answer? {
    let id = UUID()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        send { add(id, Waiter(question: question, continuation: continuation)) }
      }
    } onCancel: {
      give(up: id)
    }
  }

  /// Resumes the tasks that wait for the answer to one question or, if nil, to any.
  package func give(_ answer: Answer, to question: Question? = nil) {
    let answered = waiting.withLock { waiting in
      let answered = waiting.filter { question == nil || $0.value.question == question }
      for id in answered.keys { waiting[id] = nil }
      return answered.values.map(\.continuation)
    }
    for continuation in answered { continuation.resume(returning: answer) }
  }

  private func add(_ id: UUID, _ waiter: Waiter) {
    let isCancelled = waiting.withLock { waiting in
      // A cancellation before this point could not find the waiter.
      if Task.isCancelled { return true }
      waiting[id] = waiter
      return false
    }
    if isCancelled { waiter.continuation.resume(returning: nil) }
  }

  private func give(up id: UUID) {
    let waiter = waiting.withLock { $0.removeValue(forKey: id) }
    waiter?.continuation.resume(returning: nil)
  }
}
