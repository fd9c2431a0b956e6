import BinderyRealtime
import BinderyRuntime

extension ConnectionLoop {
  func receive(_ text: String, _ generation: Int) {
    hub.log("received \(text)")
    do throws(UndecodableEvent) {
      receive(try ConnectionChannel.Incoming(message: text), text, generation)
    } catch {
      hub.log("a message isn't what it should be: \(error)")
    }
  }

  private func receive(
    _ message: ConnectionChannel.Incoming,
    _ text: String,
    _ generation: Int
  ) {
    switch message {
    case .connectionEstablished(let message): greet(message, text, generation)
    case .error(let message): report(message, text, generation)
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
    case .userEvent, .signInSucceeded, .cacheMiss, .watchlistChanged, .unknown:
      if let event = PusherEvent(message: text) { hub.deliver(event) }
    }
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
      return hub.failToDecrypt(name, on: channel, data?.eventText)
    }
    hub.deliver(
      PusherEvent(name, on: channel, data: data?.eventText, by: user?.text, message: text)
    )
  }
}

extension ConnectionLoop {
  private func greet(_ message: ConnectionEstablished, _ text: String, _ generation: Int) {
    let place = PusherAPI.keepAlive.announced?.place
    let seconds = (try? JSONValue(parsing: text)).flatMap { place?.value(in: $0)?.double }
    hub.greet(message.data.value.socketId)
    tell(.ready(silence: seconds.flatMap { $0 > 0 ? .seconds($0) : nil }, generation: generation))
  }

  private func report(_ message: ErrorReport, _ text: String, _ generation: Int) {
    let code = (try? JSONValue(parsing: text)).flatMap {
      PusherAPI.errorCodes.place.value(in: $0)?.int
    }
    let error = message.data.value
    hub.report(PusherError(code: code, message: error.message))
    tell(.reported(code: code, generation: generation))
    if let channel = message.channel ?? refusedChannel(code, error.message) {
      reject(channel, error.message)
    }
  }

  /// Some servers answer a wrong signature with an error that names no channel; they answer in the
  /// order in which they were asked.
  private func refusedChannel(_ code: Int?, _ message: String) -> String? {
    let isUnauthorized = code.flatMap { PusherAPI.closeCodes[$0]?.name } == "unauthorized"
    guard isUnauthorized || message.hasPrefix("Invalid signature") else { return nil }
    return subscriptions.oldestSigned
  }

  private func succeed(_ channel: String, _ presence: Presence?, _ text: String) {
    let auth = subscriptions.entries[channel]?.auth
    guard let waiting = subscriptions.succeeded(channel) else { return }
    let members = presence?.hash.sorted { $0.key < $1.key }.map {
      PusherPresenceChannelMember(userId: $0.key, info: $0.value)
    }
    let own = auth?.channelData.flatMap { try? EmbeddedJSON<Member>(text: $0).value.userId.text }
    hub.succeed(channel, members, as: own, text)
    perform(waiting)
  }

  private func reject(_ channel: String, _ message: String) {
    guard subscriptions.rejected(channel) else { return }
    hub.fail(channel, SubscriptionFailure(.rejected(message)))
  }
}
