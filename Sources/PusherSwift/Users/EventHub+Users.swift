import BinderyRuntime

extension EventHub {
  /// The key of the callers that wait for a sign-in.
  enum SignInKey { case user }

  func signIn(_ user: User) {
    self.user.setUser(user)
    signInWaiters.give(.success(user), to: .user)
    notifyDelegate { $0.signedIn(userId: user.id) }
  }

  func failToSignIn(_ error: PusherSignInError) {
    signInWaiters.give(.failure(error), to: .user)
    notifyDelegate { $0.failedToSignIn(error: error) }
  }

  /// Delivers an event to the callbacks for all channels, then to the user's own.
  func deliverToUser(_ event: PusherEvent) { dispatch(event, user.bindings) }

  func deliver(_ changes: WatchlistChanges) {
    for change in changes.events {
      user.watchlist.bindings.feed(change, named: change.name.rawValue)
      callbacks.call { [user] in user.watchlist.bindings.notify(change, named: change.name.rawValue)
      }
    }
  }
}
