// Sign-in.
extension ConnectionLoop {
  func signIn() {
    perform(userSession.request())
    if let user = userSession.user { hub.signInWaiters.give(.success(user), to: .user) }
  }

  func perform(_ actions: [UserSession.Action]) {
    for action in actions { perform(action) }
    perform(subscriptions.awaitUser(userSession.isUnderway))
  }

  private func perform(_ action: UserSession.Action) {
    switch action {
    case .authenticate(let socketID, let attempt): authenticate(socketID, attempt)
    case .wait(let attempt): wait(for: attempt)
    case .stop: signingIn?.cancel()
    case .send(let message): send(message)
    case .succeed(let user): hub.signIn(user)
    case .fail(let error): hub.failToSignIn(error)
    }
  }

  private func authenticate(_ socketID: String, _ attempt: Int) {
    var authorizer = environment.userAuthorizer()
    authorizer.watch = QueueWatch(
      clock: environment.clock,
      note: { [hub] in hub.note(isWaitingForMainQueue: $0, nil) },
      report: { [weak self] in await self?.reportBlockedQueue(attempt) }
    )
    signingIn = Task { [authorizer] in
      let result: Result<Credentials, PusherSignInError>
      do throws(PusherSignInError) {
        result = .success(try await authorizer.authenticate(socketID: socketID))
      } catch {
        result = .failure(error)
      }
      authenticated(attempt, result)
    }
  }

  /// Reports a blocked main queue; the attempt goes on, since the queue may continue.
  private func reportBlockedQueue(_ attempt: Int) {
    guard userSession.state == .authenticating(attempt: attempt) else { return }
    hub.failToSignIn(.mainQueueBlocked)
  }

  private func authenticated(_ attempt: Int, _ result: Result<Credentials, PusherSignInError>) {
    let number = subscriptions.nextNumber()
    perform(userSession.authenticated(attempt: attempt, result, number: number))
  }

  private func wait(for attempt: Int) {
    signingIn = Task { [clock = environment.clock, timeout = PusherAPI.keepAlive.answerWithin] in
      do {
        try await clock.sleep(for: timeout)
        perform(userSession.timedOut(attempt: attempt))
      } catch {
        // Cancelled: the service has answered, or is gone.
      }
    }
  }
}
