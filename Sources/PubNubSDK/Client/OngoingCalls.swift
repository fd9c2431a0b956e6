import BinderyRuntime

/// The running calls of a session and the way to cancel each; its deinitialization cancels them.
final class OngoingCalls: Sendable {
  typealias Cancellation = @Sendable () -> Void

  private let state = Locked(State())

  private struct State {
    var cancellations: [Int: Cancellation] = [:]
    var started = 0
    var isClosed = false
  }

  deinit { cancelAll() }

  var count: Int { state.withLock { $0.cancellations.count } }

  /// Registers a cancellation, which is called at once if `cancelAll()` has been called; returns
  /// the id by which the caller removes it when the work is over.
  func add(_ cancel: @escaping Cancellation) -> Int {
    let (id, isClosed) = state.withLock { state in
      state.started += 1
      state.cancellations[state.started] = cancel
      return (state.started, state.isClosed)
    }
    if isClosed { cancel() }
    return id
  }

  func remove(_ id: Int) { _ = state.withLock { $0.cancellations.removeValue(forKey: id) } }

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
    let running = state.withLock { state in
      state.isClosed = true
      return Array(state.cancellations.values)
    }
    for cancel in running { cancel() }
  }

  private func start<Value: Sendable>(
    _ work: @escaping @Sendable () async -> Value
  ) -> Task<Value, Never> {
    state.withLock { state in
      state.started += 1
      let id = state.started
      // The task can't remove itself before it is stored: it needs the lock for that.
      let task = Task { [weak self] in
        let value = await work()
        self?.remove(id)
        return value
      }
      state.cancellations[id] = { task.cancel() }
      if state.isClosed { task.cancel() }
      return task
    }
  }
}
