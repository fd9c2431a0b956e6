import BinderyRuntime

// What the client says beside its messages, and no one waits for.
extension ChatLoop {
  /// Tells a draft at once where none was told for a while, otherwise the newest when it is time.
  func type(_ text: String) {
    guard opening.isReady, life.settings.userInputEnabled else { return }
    draft = text
    guard errands[.typing] == nil else { return }
    tellDraft()
    let interval = (serviceSettings ?? ServiceSettings()).typingInterval
    run(.typing) { [weak self, clock = environment.parts.clock] in
      while (try? await clock.sleep(for: interval)) != nil {
        guard await self?.tellDraft() == true else { return }
      }
    }
  }

  /// Whether there was one that wasn't told.
  @discardableResult
  private func tellDraft() -> Bool {
    guard let draft, let account, opening.isReady else {
      errands[.typing] = nil
      return false
    }
    self.draft = nil
    let typing = ClientTyping(clientId: account.user.identifier, draft: draft)
    say(.clientTyping(detailed(typing)), as: beginAside(), important: false)
    return true
  }

  /// Tells where pushes go, if the socket was told something else.
  func tellPushToken() {
    guard opening.isReady, let token = environment.parts.pushToken.text, token != toldToken else {
      return
    }
    toldToken = token
    let change = DeviceChange(pnsPushAddress: token)
    send(
      .updateDevice(UpdateDevice(correlationId: environment.parts.makeID(), data: change))
    )
  }

  /// A new correlation, whose answer is nothing that an app is told.
  func beginAside() -> CorrelationID {
    let id = environment.parts.makeID()
    asides.append(id)
    // A service may answer none of them.
    if asides.count > Self.asideBound { asides.removeFirst() }
    return id
  }

  /// So many answers are waited for.
  private static let asideBound = 64
}

extension ServiceSettings {
  /// How long it is from one word about typing to the next, at least.
  fileprivate var typingInterval: Duration {
    .seconds(max(typingMessagesIntervalSeconds ?? 3, 0))
  }
}
