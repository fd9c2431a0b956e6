import BinderyRuntime

// Who the client is.
extension ChatLoop {
  /// False for an order that another has overtaken.
  func isNewest(_ number: Int) -> Bool {
    guard number > authorization else { return false }
    authorization = number
    return true
  }

  /// The same person by the same right needs nothing, unless they are leaving; another has the one
  /// before forgotten.
  func authorize(_ account: ChatAccount) {
    if life.is(.authorized) {
      guard goodbye != nil || !account.isSame(as: self.account) else {
        // A signature may be new, and what is said of the client.
        self.account = account
        return
      }
      deauthorize()
    }
    if !account.isSame(as: lastAccount) { hub.beginWithNothingUnread() }
    self.account = account
    lastAccount = account
    hub.log(.info, "the client is authorized")
    let address = environment.parts.storage.deviceAddress(of: account.user.identifier)
    life.isDeviceRegistered = address != nil
    live(.authorize)
    begin(account)
    poll()
  }

  func deauthorize() {
    stopErrands { $0 != .timer }
    live(.deauthorize)
    forget()
  }

  /// What is known of a person, and of what the company has set for them.
  func forget() {
    if account != nil { hub.log(.info, "the client is forgotten") }
    let unsent = pending.takeAll() + uploads.sorted() + replies.values.sorted()
    uploads = []
    replies = [:]
    draft = nil
    places = ToldPlaces()
    account = nil
    // What is still said on the socket is for nobody.
    current = nil
    conversation = Conversation()
    newest = nil
    latestPage = nil
    gap = nil
    hasBeenReady = false
    unread = []
    untold = []
    session = nil
    serviceSettings = nil
    machine.policy = environment.policy(nil)
    hub.change { state in
      // A chat may have appeared since the app has called.
      state.isChatOpen = false
      state.largestImage = ChatMessage.largestImage
    }
    apply(nil)
    for id in unsent { settle(id, .connectionLost) }
    split = SplitMessages()
  }

  func logOut(_ told: @escaping @Sendable (Bool) -> Void) {
    guard let account, goodbye == nil else { return told(false) }
    live(.logOut)
    guard life.is(.connected) else { return told(false) }
    let id = environment.parts.makeID()
    goodbye = Goodbye(id: id, authorization: authorization, told: told)
    let offline = detailed(ClientOffline(clientId: account.user.identifier))
    enqueue(.clientOffline(offline), id, important: false)
  }

  /// Who was authorized meanwhile, and comes next, stays.
  ///
  /// - Parameter failure: Nil where the service has heard it.
  func settle(_ goodbye: Goodbye, _ failure: ChatSendFailure?) {
    self.goodbye = nil
    if failure == nil {
      stopErrands { $0 != .timer }
      hub.change { if $0.authorization == goodbye.authorization { $0.deauthorize() } }
      live(.loggedOut)
      forget()
    } else {
      live(.logOutFailed)
    }
    goodbye.told(failure == nil)
  }
}

// What is asked for at the beginning.
extension ChatLoop {
  /// Who asks for the client, by the right that was given last; nil where nobody is authorized.
  var service: ChatService? { account.map { environment.service(for: $0, reportingTo: hub) } }

  private func begin(_ account: ChatAccount) {
    run(.beginning) { [weak self, hub] in
      guard let service = await self?.service else { return }
      do throws(ChatNetworkError) {
        let (configuration, passedOver) = try await service.configuration()
        for error in passedOver { hub.log([.rest, .error], "the configuration's \(error)") }
        await self?.take(configuration, of: account)
      } catch {
        // the app's own settings stand.
        hub.report(error)
      }
      guard !Task.isCancelled, let service = await self?.service,
        let count = await self?.life.settings.historyLoadingCount,
        let changes = await self?.conversation.changes
      else { return }
      do throws(ChatNetworkError) {
        let page = try await service.history(count: count)
        await self?.take(page, of: account, after: changes)
      } catch {
        await self?.oweAll(to: account)
        hub.report(error)
      }
    }
  }

  private func take(_ configuration: ServiceConfiguration, of account: ChatAccount) {
    guard account.isSame(as: self.account) else { return }
    serviceSettings = configuration.settings
    machine.policy = environment.policy(serviceSettings)
    life.registersAtFirstStart = serviceSettings?.registerAtFirstStart ?? false
    if let most = configuration.attachmentSettings?.content?.content?.maxSize, most > 0 {
      hub.change { $0.largestImage = min(most, 1 << 20) << 20 }
    }
    apply(configuration.channelConfig)
    live(.configurationLoaded)
  }

  /// what the company sets is kept here alone.
  private func apply(_ channelConfig: JSONValue?) {
    life.settings = environment.config.settings.effective(under: channelConfig)
    let passedOver = life.settings.passedOver(of: channelConfig)
    if environment.config.settings.shouldUseRemoteConfig, !passedOver.isEmpty {
      let places = passedOver.map(\.description).joined(separator: ", ")
      hub.log([.rest, .error], "settings of the company are passed over: \(places)")
    }
    hub.become(life.settings)
  }
}
