import Foundation

/// What is under way on behalf of calls, with the way to end it; whoever owns it ends it.
///
/// Sendable because `lock` guards all that changes.
final class OngoingCalls: @unchecked Sendable {
  typealias Cancellation = @Sendable () -> Void

  private let lock = NSLock()
  private var cancellations: [Int: Cancellation] = [:]
  private var started = 0
  private var isClosed = false

  deinit { cancelAll() }

  var count: Int { lock.withLock { cancellations.count } }

  /// Takes note of something that can be cancelled, at once if all was; what is over is to be
  /// removed by the number that it gets.
  func add(_ cancel: @escaping Cancellation) -> Int {
    let (id, isClosed) = lock.withLock {
      started += 1
      cancellations[started] = cancel
      return (started, self.isClosed)
    }
    if isClosed { cancel() }
    return id
  }

  func remove(_ id: Int) { lock.withLock { _ = cancellations.removeValue(forKey: id) } }

  /// Runs work that nobody waits for, and that begins cancelled once all was cancelled.
  func run(_ work: @escaping @Sendable () async -> Void) { _ = start(work) }

  /// What work comes to that is cancelled with all calls, or with whoever waits for it.
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
}
