import BinderyRealtime
import BinderyRuntime

extension ConnectionLoop {
  func receive(_ text: String, _ generation: Int) {
    hub.log("received \(text)")
    do throws(UndecodableEvent) {
      receive(try ConnectionChannel.Incoming(message: text), text, generation)
    } catch {
      repair(text, error, generation)
    }
  }

  /// Receives a binary message: some servers send text in it.
  func receive(_ bytes: [UInt8], _ generation: Int) {
    if let text = String(bytes: bytes, encoding: .utf8) { return receive(text, generation) }
    reportLoss("a binary message of \(bytes.count) bytes isn't text")
  }

  /// Receives a message without its malformed members, which are logged.
  private func repair(_ text: String, _ error: UndecodableEvent, _ generation: Int) {
    var repair = MemberRepair()
    let message = repair.value(ConnectionChannel.Incoming.self, parsing: Array(text.utf8))
    for error in repair.errors { hub.log("a message has a malformed member: \(error)") }
    guard let message else { return salvage(text, "\(error)", generation) }
    receive(message, text, generation)
  }

  private func receive(_ message: ConnectionChannel.Incoming, _ text: String, _ generation: Int) {
    switch message {
    case .connectionEstablished(let hello): greet(hello.data.value.socketId, text, generation)
    case .error(let error): report(error.data?.value.message, on: error.channel, text, generation)
    case .ping: send(.pong(Pong(data: [:])))
    case .pong: break
    case .subscriptionSucceeded(let success): succeed(success.channel, text)
    case .presenceSubscriptionSucceeded(let success): succeed(success.channel, text)
    case .subscriptionError(let refusal):
      refuse(
        refusal.channel ?? Self.channel(of: text),
        refusal.data?.value.error ?? Self.reason(of: text)
      )
    case .subscriptionCount(let count): self.count(count, text)
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

  func signIn(as user: User, _ text: String) {
    perform(userSession.succeeded(user))
    deliver(text)
  }

  private func deliver(_ changes: WatchlistChanges, _ text: String) {
    deliver(text)
    hub.deliver(changes)
  }

  private func count(_ count: SubscriptionCount, _ text: String) {
    guard let number = count.data.value.subscriptionCount.value else {
      return reportLoss("the subscription count of \(count.channel) is not a number")
    }
    hub.count(number, on: count.channel, text)
  }

  func deliver(_ text: String) {
    guard let event = PusherEvent(message: text) else {
      return reportLoss("a message has no event name")
    }
    hub.deliver(event)
  }

  private func deliver(
    _ name: String,
    on channel: String,
    _ data: EventData?,
    by user: UserID? = nil,
    _ text: String
  ) {
    // An event without data isn't an encrypted event.
    if PusherChannelType.isEncryptedChannel(name: channel) {
      guard isWanted(channel) else { return }
      return hub.failToDecrypt(name, on: channel, data?.eventText ?? Self.data(of: text))
    }
    hub.deliver(
      PusherEvent(name, on: channel, data: data?.eventText, by: user?.text, message: text)
    )
  }
}
