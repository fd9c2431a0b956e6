import BinderyRuntime

// What end-to-end encrypted channels say.
extension ConnectionLoop {
  /// A service that sends what nobody wants doesn't have the app asked for secrets.
  func isWanted(_ channel: String) -> Bool { subscriptions.entries[channel] != nil }

  func receive(_ event: EncryptedEvent, _ message: String) {
    guard isWanted(event.channel) else { return }
    let received = EncryptedEvent.Received(event: event, message: message)
    let secret = subscriptions.entries[event.channel]?.auth?.sharedSecret
    let actions =
      secretEvents[event.channel, default: SecretEvents(secret: secret)].receive(received)
    perform(actions, on: event.channel)
  }

  /// Tells what waited for a secret as undecryptable: nobody asks for it any more.
  func loseSecrets(of channel: String) {
    secretRequests.removeValue(forKey: channel)?.cancel()
    var lost = secretEvents.removeValue(forKey: channel)
    perform(lost?.lose() ?? [], on: channel)
  }

  private func perform(_ actions: [SecretEvents.Action], on channel: String) {
    for action in actions {
      switch action {
      case .deliver(let received, let data):
        hub.deliver(
          PusherEvent(received.event.event, on: channel, data: data, message: received.message)
        )
      case .fail(let received):
        hub.failToDecrypt(received.event.event, on: channel, Self.data(of: received.message))
      case .askForSecret: askForSecret(of: channel)
      }
    }
  }

  private func askForSecret(of channel: String) {
    let authorizer = environment.authorizer()
    let socketID = hub.socketID ?? ""
    secretRequests[channel] = Task {
      let auth = try? await authorizer.authorize(channel, socketID: socketID)
      // Whoever cancelled has told what waited.
      if !Task.isCancelled { take(auth?.sharedSecret, of: channel) }
    }
  }

  private func take(_ secret: String?, of channel: String) {
    secretRequests[channel] = nil
    perform(secretEvents[channel]?.take(secret: secret) ?? [], on: channel)
  }
}
