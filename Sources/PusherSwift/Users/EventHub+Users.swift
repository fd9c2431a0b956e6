import BinderyRuntime

extension EventHub {
  /// Whom they wait for who wait for a sign-in.
  enum SignInQuestion { case user }

  func signIn(_ user: User) {
    self.user.become(user)
    signInWaiters.give(.success(user), to: .user)
    tell { $0.signedIn(userId: user.id) }
  }

  func failToSignIn(_ error: PusherSignInError) {
    signInWaiters.give(.failure(error), to: .user)
    tell { $0.failedToSignIn(error: error) }
  }

  /// To all, then to the user's own callbacks.
  func deliverToUser(_ event: PusherEvent) { tell(event, user.bindings) }

  func deliver(_ changes: WatchlistChanges) {
    for change in changes.events {
      user.watchlist.bindings.feed(change, named: change.name.rawValue)
      callbacks.call { [user] in user.watchlist.bindings.tell(change, named: change.name.rawValue) }
    }
  }
}
