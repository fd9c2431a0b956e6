import BinderyRuntime
import Foundation

/// The tasks that wait for the value of a key; several may wait for the same one.
package final class Waiters<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let waiting = Locked<[UUID: Waiter]>([:])

  private struct Waiter {
    let key: Key
    let continuation: CheckedContinuation<Value?, Never>
  }

  package init() {}

  /// Calls `send`, and waits for the next value; nil when the task is cancelled.
  package func value(for key: Key, _ send: () -> Void) async -> Value? {
    await value(for: key) { wait in
      wait()
      send()
    }
  }

  /// Calls `send`, and waits for the next value; nil when the task is cancelled.
  ///
  /// - Parameter send: Calls `wait` before a value can arrive.
  package func value(
    for key: Key,
    sending send: (_ wait: () -> Void) -> Void
  ) async -> Value? {
    let id = UUID()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        send { add(id, Waiter(key: key, continuation: continuation)) }
      }
    } onCancel: {
      cancel(id)
    }
  }

  /// Resumes the tasks that wait for the value of one key or, if nil, of any.
  package func resume(returning value: Value, for key: Key? = nil) {
    let continuations = waiting.withLock { waiting in
      let matching = waiting.filter { key == nil || $0.value.key == key }
      for id in matching.keys { waiting[id] = nil }
      return matching.values.map(\.continuation)
    }
    for continuation in continuations { continuation.resume(returning: value) }
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

  private func cancel(_ id: UUID) {
    let waiter = waiting.withLock { $0.removeValue(forKey: id) }
    waiter?.continuation.resume(returning: nil)
  }
}
