extension Pusher {
  /// Subscribes to a channel, and returns once its events are received.
  ///
  /// It waits for a client that isn't connected, and throws when the connection is given up or the
  /// app disconnects. Cancelling and the timeout end the wait, not the subscription: one that
  /// succeeds later has `subscribed` true, and its events are received.
  ///
  /// - Parameter timeout: How long the wait may take in all, after which it throws `.unanswered`,
  ///   or `.mainQueueBlocked`; nil waits for as long as it takes.
  public func subscription(
    to channelName: String,
    auth: PusherAuth? = nil,
    timeout: Duration? = .seconds(30)
  ) async throws(PusherSubscriptionError) -> PusherChannel {
    let answer = await TimedAnswer.within(timeout, connection.clock) { [connection] in
      await connection.hub.waiters.answer(
        to: channelName,
        asking: { wait in
          connection.subscribe(channelName, auth, waiting: wait)
        }
      )
    }
    switch answer {
    case .answer(let result): return try result.get()
    case .timedOut: throw connection.hub.isUnasked(channelName) ? .mainQueueBlocked : .unanswered
    case .cancelled: throw .cancelled
    }
  }
}
