extension Pusher {
  /// Subscribes to a channel, and returns once its events are received.
  ///
  /// It waits until the client is connected, and throws when the client stops connecting or the app
  /// disconnects. Cancellation and the timeout end the wait, not the subscription: if it succeeds
  /// later, `subscribed` is true and its events are received.
  ///
  /// - Parameter timeout: The maximum duration, after which it throws `.unanswered` or
  ///   `.mainQueueBlocked`; nil for no limit.
  public func subscription(
    to channelName: String,
    auth: PusherAuth? = nil,
    timeout: Duration? = .seconds(30)
  ) async throws(PusherSubscriptionError) -> PusherChannel {
    let result = await TimedResult.within(timeout, connection.clock) { [connection] in
      await connection.hub.waiters.value(
        for: channelName,
        sending: { wait in
          connection.subscribe(channelName, auth, waiting: wait)
        }
      )
    }
    switch result {
    case .value(let outcome): return try outcome.get()
    case .timedOut:
      throw connection.hub.isWaitingForMainQueue(channelName) ? .mainQueueBlocked : .unanswered
    case .cancelled: throw .cancelled
    }
  }
}
