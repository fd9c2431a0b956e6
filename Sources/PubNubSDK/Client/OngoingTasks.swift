import Foundation

/// The tasks that run on behalf of calls that can't be awaited; whoever owns it ends them.
///
/// Sendable because `lock` guards all that changes.
final class OngoingTasks: @unchecked Sendable {
  private let lock = NSLock()
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var runs = 0
  private var isClosed = false

  deinit { cancelAll() }

  var count: Int { lock.withLock { tasks.count } }

  /// Runs work that begins cancelled once all tasks were ended.
  func run(_ work: @escaping @Sendable () async -> Void) {
    lock.withLock {
      runs += 1
      let id = runs
      // The task can't remove itself before it is here: it needs the lock for that.
      tasks[id] = Task { [weak self] in
        await work()
        self?.remove(id)
      }
      if isClosed { tasks[id]?.cancel() }
    }
  }

  func cancelAll() {
    let running = lock.withLock {
      isClosed = true
      return Array(tasks.values)
    }
    for task in running { task.cancel() }
  }

  private func remove(_ id: Int) {
    lock.withLock { tasks[id] = nil }
  }
}
