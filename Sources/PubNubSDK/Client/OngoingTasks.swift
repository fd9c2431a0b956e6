import Foundation

/// The tasks that run on behalf of calls; whoever owns it ends them.
///
/// Sendable because `lock` guards all that changes.
final class OngoingTasks: @unchecked Sendable {
  private let lock = NSLock()
  private var cancellations: [Int: @Sendable () -> Void] = [:]
  private var started = 0
  private var isClosed = false

  deinit { cancelAll() }

  var count: Int { lock.withLock { cancellations.count } }

  /// Runs work that nobody waits for, and that begins cancelled once all tasks were ended.
  func run(_ work: @escaping @Sendable () async -> Void) { _ = start(work) }

  /// What work comes to that is cancelled with all tasks, or with whoever waits for it.
  func value<Value: Sendable>(of work: @escaping @Sendable () async -> Value) async -> Value {
    let task = start(work)
    return await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
  }

  func cancelAll() {
    let running = lock.withLock {
      isClosed = true
      return Array(cancellations.values)
    }
    for cancel in running { cancel() }
  }

  private func start<Value: Sendable>(
    _ work: @escaping @Sendable () async -> Value
  ) -> Task<Value, Never> {
    lock.withLock {
      started += 1
      let id = started
      // The task can't remove itself before it is here: it needs the lock for that.
      let task = Task { [weak self] in
        let value = await work()
        self?.remove(id)
        return value
      }
      cancellations[id] = { task.cancel() }
      if isClosed { task.cancel() }
      return task
    }
  }

  private func remove(_ id: Int) {
    lock.withLock { cancellations[id] = nil }
  }
}
