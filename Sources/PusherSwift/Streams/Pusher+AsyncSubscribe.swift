extension Pusher {
  /// Subscribes to a channel, and returns once its events are received.
  ///
  /// It waits for a client that isn't connected, and throws when the connection is given up or the
  /// app disconnects.
  /// Cancelling ends the wait, not the subscription.
  public func subscription(
    to channelName: String,
    auth: PusherAuth? = nil
  ) async throws(PusherSubscriptionError) -> PusherChannel {
    let answer = await connection.hub.waiters.answer(
      to: channelName,
      asking: { wait in
        connection.subscribe(channelName, auth, waiting: wait)
      }
    )
    return try (answer ?? .failure(.cancelled)).get()
  }
}
