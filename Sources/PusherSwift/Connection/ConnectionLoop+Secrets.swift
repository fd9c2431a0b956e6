import BinderyRuntime

// Events of end-to-end encrypted channels.
extension ConnectionLoop {
  /// Whether the channel is subscribed to: events of other channels must not cause requests for
  /// secrets.
  func isWanted(_ channel: String) -> Bool { subscriptions.entries[channel] != nil }

  func receive(_ event: EncryptedEvent, _ message: String) {
    guard isWanted(event.channel) else { return }
    let received = EncryptedEvent.Received(event: event, message: message)
    let secret = subscriptions.entries[event.channel]?.auth?.sharedSecret
    let actions =
      encryptedEventQueues[event.channel, default: EncryptedEventQueue(secret: secret)].receive(
        received
      )
    perform(actions, on: event.channel)
  }

  /// Reports the waiting events as undecryptable, and cancels the request for the secret.
  func loseSecrets(of channel: String) {
    secretRequests.removeValue(forKey: channel)?.cancel()
    var lost = encryptedEventQueues.removeValue(forKey: channel)
    perform(lost?.lose() ?? [], on: channel)
  }

  private func perform(_ actions: [EncryptedEventQueue.Action], on channel: String) {
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
      // The waiting events were reported on cancellation.
      if !Task.isCancelled { take(auth?.sharedSecret, of: channel) }
    }
  }

  private func take(_ secret: String?, of channel: String) {
    secretRequests[channel] = nil
    perform(encryptedEventQueues[channel]?.take(secret: secret) ?? [], on: channel)
  }
}
