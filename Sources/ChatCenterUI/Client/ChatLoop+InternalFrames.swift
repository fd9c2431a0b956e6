import BinderyRuntime

// Frames whose answers the app is not notified of.
extension ChatLoop {
  /// Sends a draft at once, or the newest one when the interval since the last has passed.
  func type(_ text: String) {
    guard opening.isReady, lifecycle.settings.userInputEnabled else { return }
    draft = text
    guard backgroundTasks[.typing] == nil else { return }
    sendDraft()
    let interval = (serviceSettings ?? ServiceSettings()).typingInterval
    run(.typing) { [weak self, clock = environment.parts.clock] in
      while (try? await clock.sleep(for: interval)) != nil {
        guard await self?.sendDraft() == true else { return }
      }
    }
  }

  /// Returns false if no draft was left to send.
  @discardableResult
  private func sendDraft() -> Bool {
    guard let draft, let account, opening.isReady else {
      backgroundTasks[.typing] = nil
      return false
    }
    self.draft = nil
    let typing = ClientTyping(clientId: account.user.identifier, draft: draft)
    sendContent(.clientTyping(detailed(typing)), as: makeInternalCorrelation(), important: false)
    return true
  }

  /// Sends the push token if the socket has sent another.
  func sendPushToken() {
    guard opening.isReady, let token = environment.parts.pushToken.text, token != sentPushToken
    else {
      return
    }
    sentPushToken = token
    let change = DeviceChange(pnsPushAddress: token)
    send(
      .updateDevice(UpdateDevice(correlationId: environment.parts.makeID(), data: change))
    )
  }

  /// Makes a correlation id whose answer is not reported to the app.
  func makeInternalCorrelation() -> CorrelationID {
    let id = environment.parts.makeID()
    internalCorrelations.append(id)
    // The service may answer none of them.
    if internalCorrelations.count > Self.internalCorrelationLimit {
      internalCorrelations.removeFirst()
    }
    return id
  }

  /// The most correlation ids that are remembered.
  private static let internalCorrelationLimit = 64
}

extension ServiceSettings {
  /// The minimum time between two typing frames.
  fileprivate var typingInterval: Duration {
    .seconds(max(typingMessagesIntervalSeconds ?? 3, 0))
  }
}
