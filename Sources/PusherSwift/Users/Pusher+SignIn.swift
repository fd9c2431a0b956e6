extension Pusher {
  /// The user whom the client is signed in as, and this user's events.
  public var user: PusherUser { connection.hub.user }

  /// Signs in, now or as soon as the client is connected, and again on each further connection.
  ///
  /// The delegate hears what becomes of it.
  public func signIn() { connection.signIn() }

  /// Signs in, and returns once the user's events are received.
  ///
  /// It waits for a client that isn't connected, and throws when the connection is given up or the
  /// app disconnects. Cancelling and the timeout end the wait, not the signing in.
  ///
  /// - Parameter timeout: How long the wait may take in all, after which it throws `.unanswered`,
  ///   or `.mainQueueBlocked`; nil waits for as long as it takes.
  @discardableResult
  public func signedInUser(
    timeout: Duration? = .seconds(30)
  ) async throws(PusherSignInError) -> User {
    let answer = await TimedAnswer.within(timeout, connection.clock) { [connection] in
      await connection.hub.signInWaiters.answer(
        to: .user,
        asking: { wait in
          connection.signIn(waiting: wait)
        }
      )
    }
    switch answer {
    case .answer(let result): return try result.get()
    case .timedOut: throw connection.hub.isUnasked(nil) ? .mainQueueBlocked : .unanswered
    case .cancelled: throw .cancelled
    }
  }
}
