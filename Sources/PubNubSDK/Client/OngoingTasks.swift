import Foundation

/// The tasks that run on behalf of calls that can't be awaited; whoever owns it ends them.
///
/// Sendable because `lock` guards all that changes.
final class OngoingTasks: @unchecked Sendable {
  private let lock = NSLock()
  private var tasks: [UUID: Task<Void, Never>] = [:]
  private var isClosed = false

  deinit { cancelAll() }

  var count: Int { lock.withLock { tasks.count } }

  /// Runs work that begins cancelled once all tasks were ended.
  func run(_ work: @escaping @Sendable () async -> Void) {
    let id = UUID()
    lock.withLock {
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

  private func remove(_ id: UUID) {
    lock.withLock { tasks[id] = nil }
  }
}
