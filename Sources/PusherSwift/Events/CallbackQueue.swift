import BinderyRealtime

/// A serial queue for the app's closures or objects, which counts the waiting calls so that readers
/// can wait for it.
struct CallbackQueue: Sendable {
  /// The number of waiting calls from which nothing more is read from the service.
  static let bound = 1_024

  let queue: DispatchQueue
  /// Counts the waiting calls, including the one in progress.
  let waitingCalls = BoundedCounter(bound: Self.bound, isBounded: false)

  init(_ queue: DispatchQueue) { self.queue = queue }

  func call(_ body: @escaping @Sendable () -> Void) {
    waitingCalls.enter()
    queue.async { [waitingCalls] in
      body()
      waitingCalls.leave()
    }
  }

  /// Calls a closure of the app on the queue, and returns its result.
  func result<Value: Sendable>(of body: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      call { continuation.resume(returning: body()) }
    }
  }

  /// Sets whether readers wait for the queue; without a connection, only the end is awaited.
  func hold(_ isHolding: Bool) { waitingCalls.setBounded(isHolding) }
}
