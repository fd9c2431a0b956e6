import BinderyRealtime

// Subscriptions.
extension ConnectionLoop {
  /// - Parameter permit: Held until the message is sent.
  func perform(_ actions: [ChannelSubscriptions.Action], holding permit: Permit? = nil) {
    for action in actions { perform(action, permit) }
  }

  private func perform(_ action: ChannelSubscriptions.Action, _ permit: Permit?) {
    switch action {
    case .send(let message): send(message, holding: permit)
    case .authorize(let channel, let id, let attempt): authorize(channel, id, attempt)
    case .stopAuthorizing(let channel): authorizations.removeValue(forKey: channel)?.work.cancel()
    case .wait(let event): hub.channels.known(event.channel)?.wait(event)
    case .drop(let event, let reason):
      hub.log(event.loss(reason))
    case .fail(let channel, let failure): hub.fail(channel, failure)
    }
  }

  private func authorize(_ channel: String, _ socketID: String, _ attempt: Int) {
    var authorizer = environment.authorizer()
    authorizer.watch = QueueWatch(
      clock: environment.clock,
      note: { [hub] in hub.note(isWaitingForMainQueue: $0, channel) },
      report: { [weak self] in await self?.reportBlockedQueue(channel, attempt) }
    )
    let work = Task { [authorizer] in
      let result: Result<PusherAuth, SubscriptionFailure>
      do throws(SubscriptionFailure) {
        result = .success(try await authorizer.authorize(channel, socketID: socketID))
      } catch {
        result = .failure(error)
      }
      authorized(channel, attempt, result)
    }
    authorizations[channel] = Authorization(attempt: attempt, work: work)
  }

  /// Reports a blocked main queue; the attempt goes on, since the queue may continue.
  private func reportBlockedQueue(_ channel: String, _ attempt: Int) {
    guard authorizations[channel]?.attempt == attempt else { return }
    hub.fail(channel, SubscriptionFailure(.mainQueueBlocked))
  }

  private func authorized(
    _ channel: String,
    _ attempt: Int,
    _ result: Result<PusherAuth, SubscriptionFailure>
  ) {
    // A cancelled authorization may end after the next has begun.
    if authorizations[channel]?.attempt == attempt { authorizations[channel] = nil }
    perform(subscriptions.authorized(channel, attempt: attempt, result))
    note(channel)
  }

  /// Publishes the waiting authorization and events of a subscription.
  func note(_ channel: String) {
    let entry = subscriptions.entries[channel]
    hub.channels.known(channel)?.wait(with: entry?.ownAuth, entry?.waiting ?? [])
  }
}
