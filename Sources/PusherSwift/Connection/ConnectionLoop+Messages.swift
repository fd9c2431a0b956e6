import BinderyRealtime
import BinderyRuntime

extension ConnectionLoop {
  func receive(_ text: String, _ generation: Int) {
    hub.log("received \(text)")
    do throws(UndecodableEvent) {
      receive(try ConnectionChannel.Incoming(message: text), text, generation)
    } catch {
      hub.log("a message isn't what it should be: \(error)")
      salvage(text, error, generation)
    }
  }

  private func receive(_ message: ConnectionChannel.Incoming, _ text: String, _ generation: Int) {
    switch message {
    case .connectionEstablished(let hello): greet(hello.data.value.socketId, text, generation)
    case .error(let error): report(error.data.value.message, on: error.channel, text, generation)
    case .ping: send(.pong(Pong(data: [:])))
    case .pong: break
    case .subscriptionSucceeded(let success): succeed(success.channel, nil, text)
    case .presenceSubscriptionSucceeded(let success):
      succeed(success.channel, success.data.value.presence, text)
    case .subscriptionError(let refusal): reject(refusal.channel, refusal.data?.value.error ?? "")
    case .subscriptionCount(let count):
      hub.count(count.data.value.subscriptionCount, on: count.channel, text)
    case .memberAdded(let arrival): hub.add(arrival.data.value, to: arrival.channel)
    case .memberRemoved(let departure): hub.remove(departure.data.value, from: departure.channel)
    case .encryptedEvent(let event): receive(event, text)
    case .channelEvent(let event): deliver(event.event, on: event.channel, event.data, text)
    case .clientEvent(let event):
      deliver(event.event, on: event.channel, event.data, by: event.userId, text)
    case .signInSucceeded(let success): signIn(as: success.data.value.userData.value, text)
    case .userEvent: PusherEvent(message: text).map(hub.deliverToUser)
    case .watchlistChanged(let news): deliver(news.data.value, text)
    case .cacheMiss, .unknown: deliver(text)
    }
  }

  private func signIn(as user: User, _ text: String) {
    perform(userSession.succeeded(user))
    deliver(text)
  }

  private func deliver(_ changes: WatchlistChanges, _ text: String) {
    deliver(text)
    hub.deliver(changes)
  }

  private func deliver(_ text: String) {
    if let event = PusherEvent(message: text) { hub.deliver(event) }
  }

  private func deliver(
    _ name: String,
    on channel: String,
    _ data: EventData?,
    by user: UserID? = nil,
    _ text: String
  ) {
    // Without data an event on an encrypted channel isn't one of those.
    if PusherChannelType.isEncryptedChannel(name: channel) {
      guard isWanted(channel) else { return }
      return hub.failToDecrypt(name, on: channel, data?.eventText)
    }
    hub.deliver(
      PusherEvent(name, on: channel, data: data?.eventText, by: user?.text, message: text)
    )
  }
}
