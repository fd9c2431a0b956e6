extension Pusher {
  /// Subscribes to a channel, and returns once its events are received.
  ///
  /// It waits for a client that isn't connected, and throws when the connection is given up.
  /// Cancelling ends the wait, not the subscription.
  public func subscription(
    to channelName: String,
    auth: PusherAuth? = nil
  ) async throws(PusherSubscriptionError) -> PusherChannel {
    let answer = await connection.hub.waiters.answer(to: channelName) {
      subscribe(channelName, auth: auth)
    }
    return try (answer ?? .failure(.cancelled)).get()
  }
}
