import Foundation

/// The running calls of a session and the way to cancel each; its deinitialization cancels them.
///
/// Sendable because `lock` guards all mutable state.
final class OngoingCalls: @unchecked Sendable {
  typealias Cancellation = @Sendable () -> Void

  private let lock = NSLock()
  private var cancellations: [Int: Cancellation] = [:]
  private var started = 0
  private var isClosed = false

  deinit { cancelAll() }

  var count: Int { lock.withLock { cancellations.count } }

  /// Registers a cancellation, which is called at once if `cancelAll()` has been called; returns
  /// the id by which the caller removes it when the work is over.
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

  /// Runs work without waiting for it; cancelled from the start if `cancelAll()` has been called.
  func run(_ work: @escaping @Sendable () async -> Void) { _ = start(work) }

  /// Returns the result of work that is cancelled by `cancelAll()` and with the calling task.
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
      // The task can't remove itself before it is stored: it needs the lock for that.
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
