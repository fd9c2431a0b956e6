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

  private func receive(
    _ message: ConnectionChannel.Incoming,
    _ text: String,
    _ generation: Int
  ) {
    switch message {
    case .connectionEstablished(let message):
      greet(message.data.value.socketId, text, generation)
    case .error(let message):
      report(message.data.value.message, on: message.channel, text, generation)
    case .ping: send(.pong(Pong()))
    case .pong: break
    case .subscriptionSucceeded(let message): succeed(message.channel, nil, text)
    case .presenceSubscriptionSucceeded(let message):
      succeed(message.channel, message.data.value.presence, text)
    case .subscriptionError(let message):
      reject(message.channel, message.data?.value.error ?? "")
    case .subscriptionCount(let message):
      hub.count(message.data.value.subscriptionCount, on: message.channel, text)
    case .memberAdded(let message): hub.add(message.data.value, to: message.channel)
    case .memberRemoved(let message): hub.remove(message.data.value, from: message.channel)
    case .encryptedEvent(let message): receive(message, text)
    case .channelEvent(let message):
      deliver(message.event, on: message.channel, message.data, nil, text)
    case .clientEvent(let message):
      deliver(message.event, on: message.channel, message.data, message.userId, text)
    case .signInSucceeded(let message):
      perform(userSession.succeeded(message.data.value.userData.value))
      deliver(text)
    case .userEvent: PusherEvent(message: text).map(hub.deliverToUser)
    case .watchlistChanged(let message):
      deliver(text)
      hub.deliver(message.data.value)
    case .cacheMiss, .unknown: deliver(text)
    }
  }

  private func deliver(_ text: String) {
    if let event = PusherEvent(message: text) { hub.deliver(event) }
  }

  private func deliver(
    _ name: String,
    on channel: String,
    _ data: EventData?,
    _ user: UserID?,
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
