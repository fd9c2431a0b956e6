extension Pusher {
  /// The signed-in user, and the user's events.
  public var user: PusherUser { connection.hub.user }

  /// Signs in, now or as soon as the client is connected, and again on each further connection.
  ///
  /// The delegate is notified of the result.
  public func signIn() { connection.signIn() }

  /// Signs in, and returns once the user's events are received.
  ///
  /// It waits until the client is connected, and throws when the client stops connecting or the app
  /// disconnects. Cancellation and the timeout end the wait, not the sign-in.
  ///
  /// - Parameter timeout: The maximum duration, after which it throws `.unanswered` or
  ///   `.mainQueueBlocked`; nil for no limit.
  @discardableResult
  public func signedInUser(
    timeout: Duration? = .seconds(30)
  ) async throws(PusherSignInError) -> User {
    let result = await TimedResult.within(timeout, connection.clock) { [connection] in
      await connection.hub.signInWaiters.value(
        for: .user,
        sending: { wait in
          connection.signIn(waiting: wait)
        }
      )
    }
    switch result {
    case .value(let outcome): return try outcome.get()
    case .timedOut:
      throw connection.hub.isWaitingForMainQueue(nil) ? .mainQueueBlocked : .unanswered
    case .cancelled: throw .cancelled
    }
  }
}
