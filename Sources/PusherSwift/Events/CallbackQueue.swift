import BinderyRealtime

/// Where closures, or the delegate and what authorizes, are called one after the other, and who
/// waits while they are behind.
struct CallbackQueue: Sendable {
  /// While so many calls wait, nothing more is read from the service.
  static let bound = 1_024

  let queue: DispatchQueue
  /// Of the calls that wait, the one that is being made included.
  let room = Room(bound: Self.bound, isBounded: false)

  init(_ queue: DispatchQueue) { self.queue = queue }

  func call(_ body: @escaping @Sendable () -> Void) {
    room.enter()
    queue.async { [room] in
      body()
      room.leave()
    }
  }

  /// What the app answers when it is asked on the queue.
  func answer<Value: Sendable>(_ ask: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      call { continuation.resume(returning: ask()) }
    }
  }

  /// Whether readers are to wait; of what nobody listens to any more only the end is awaited.
  func hold(_ isHolding: Bool) { room.setBounded(isHolding) }
}
