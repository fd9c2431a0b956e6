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
  /// app disconnects.
  /// Cancelling ends the wait, not the signing in.
  @discardableResult
  public func signedInUser() async throws(PusherSignInError) -> User {
    let answer = await connection.hub.signInWaiters.answer(
      to: .user,
      asking: { wait in
        connection.signIn(waiting: wait)
      }
    )
    return try (answer ?? .failure(.cancelled)).get()
  }
}
