// What subscribing takes.
extension ConnectionLoop {
  func perform(_ actions: [ChannelSubscriptions.Action]) {
    for action in actions { perform(action) }
  }

  private func perform(_ action: ChannelSubscriptions.Action) {
    switch action {
    case .send(let message): send(message)
    case .authorize(let channel, let id, let attempt): authorize(channel, id, attempt)
    case .stopAuthorizing(let channel): authorizations.removeValue(forKey: channel)?.cancel()
    case .drop(let event, let reason):
      hub.log("\(event.event) was not sent on \(event.channel): \(reason)")
    case .fail(let channel, let failure): hub.fail(channel, failure)
    }
  }

  private func authorize(_ channel: String, _ socketID: String, _ attempt: Int) {
    let authorizer = environment.authorizer()
    authorizations[channel] = Task {
      let result: Result<PusherAuth, SubscriptionFailure>
      do throws(SubscriptionFailure) {
        result = .success(try await authorizer.authorize(channel, socketID: socketID))
      } catch {
        result = .failure(error)
      }
      authorized(channel, attempt, result)
    }
  }

  private func authorized(
    _ channel: String,
    _ attempt: Int,
    _ result: Result<PusherAuth, SubscriptionFailure>
  ) {
    perform(subscriptions.authorized(channel, attempt: attempt, result))
  }
}
