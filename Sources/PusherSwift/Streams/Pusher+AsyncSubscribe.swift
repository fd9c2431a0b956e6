extension Pusher {
  /// Subscribes to a channel, and returns once its events are received.
  ///
  /// It waits for a client that isn't connected. Cancelling ends the wait, not the subscription.
  public func subscription(
    to channelName: String,
    auth: PusherAuth? = nil
  ) async throws(PusherSubscriptionError) -> PusherChannel {
    let waiters = connection.hub.waiters
    let id = UUID()
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        waiters.add(id, for: channelName, continuation)
        subscribe(channelName, auth: auth)
      }
    } onCancel: {
      waiters.give(up: id)
    }
    return try result.get()
  }
}

/// Those who wait for what becomes of a subscription.
///
/// Sendable because `lock` guards all that changes.
final class SubscriptionWaiters: @unchecked Sendable {
  typealias Answer = Result<PusherChannel, PusherSubscriptionError>

  private let lock = NSLock()
  private var waiting: [UUID: Waiter] = [:]

  private struct Waiter {
    let channel: String
    let continuation: CheckedContinuation<Answer, Never>
  }

  func add(_ id: UUID, for channel: String, _ continuation: CheckedContinuation<Answer, Never>) {
    let isCancelled = lock.withLock {
      // A cancellation that came before couldn't find the waiter.
      if Task.isCancelled { return true }
      waiting[id] = Waiter(channel: channel, continuation: continuation)
      return false
    }
    if isCancelled { continuation.resume(returning: .failure(.cancelled)) }
  }

  func give(up id: UUID) {
    let waiter = lock.withLock { waiting.removeValue(forKey: id) }
    waiter?.continuation.resume(returning: .failure(.cancelled))
  }

  func answer(_ channel: String, _ answer: Answer) {
    let answered = lock.withLock {
      let answered = waiting.filter { $0.value.channel == channel }
      for id in answered.keys { waiting[id] = nil }
      return answered.values.map(\.continuation)
    }
    for continuation in answered { continuation.resume(returning: answer) }
  }
}
