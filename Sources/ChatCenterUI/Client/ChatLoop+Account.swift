import BinderyRuntime

// Authorization.
extension ChatLoop {
  /// Whether this authorization is newer than the last one.
  func isNewest(_ number: Int) -> Bool {
    guard number > authorization else { return false }
    authorization = number
    return true
  }

  /// Authorizes a user: the same user with the same token keeps the connection, unless logging out;
  /// another replaces the user before.
  func authorize(_ account: ChatAccount) {
    if lifecycle.is(.authorized) {
      guard logoutRequest != nil || !account.isSame(as: self.account) else {
        // The signature and the data of the user may have changed.
        self.account = account
        return
      }
      deauthorize()
    }
    if !account.isSame(as: lastAccount) { hub.resetUnreadCount() }
    self.account = account
    lastAccount = account
    hub.log(.info, "the client is authorized")
    let address = environment.parts.storage.deviceAddress(of: account.user.identifier)
    lifecycle.isDeviceRegistered = address != nil
    handle(.authorize)
    begin(account)
    poll()
  }

  func deauthorize() {
    cancelTasks { $0 != .timer }
    handle(.deauthorize)
    forget()
  }

  /// Clears the state of the user and the settings of the company.
  func forget() {
    if account != nil { hub.log(.info, "the client is forgotten") }
    let unsent = pending.takeAll() + uploads.sorted() + replies.values.sorted()
    uploads = []
    replies = [:]
    draft = nil
    reportedLocations = ReportedLocations()
    account = nil
    // Later frames of the socket are ignored.
    current = nil
    conversation = Conversation()
    newest = nil
    latestPage = nil
    gap = nil
    hasBeenReady = false
    unread = []
    unsentReadReceipts = []
    session = nil
    serviceSettings = nil
    machine.policy = environment.policy(nil)
    hub.change { state in
      // A chat may have appeared since the call.
      state.isChatOpen = false
      state.largestImage = ChatMessage.largestImage
    }
    apply(nil)
    for id in unsent { settle(id, .connectionLost) }
    split = SplitMessages()
  }

  func logOut(_ completion: @escaping @Sendable (Bool) -> Void) {
    guard let account, logoutRequest == nil else { return completion(false) }
    handle(.logOut)
    guard lifecycle.is(.connected) else { return completion(false) }
    let id = environment.parts.makeID()
    logoutRequest = LogoutRequest(id: id, authorization: authorization, completion: completion)
    let offline = detailed(ClientOffline(clientId: account.user.identifier))
    enqueue(.clientOffline(offline), id, important: false)
  }

  /// Ends a logout request; a user who was authorized meanwhile stays.
  ///
  /// - Parameter failure: Nil if the service has acknowledged the request.
  func settle(_ logoutRequest: LogoutRequest, _ failure: ChatSendFailure?) {
    self.logoutRequest = nil
    if failure == nil {
      cancelTasks { $0 != .timer }
      hub.change { if $0.authorization == logoutRequest.authorization { $0.deauthorize() } }
      handle(.loggedOut)
      forget()
    } else {
      handle(.logOutFailed)
    }
    logoutRequest.completion(failure == nil)
  }
}

// Requests after the authorization.
extension ChatLoop {
  /// The HTTP requests of the user with the newest credentials; nil without a user.
  var service: ChatService? { account.map { environment.service(for: $0, reportingTo: hub) } }

  private func begin(_ account: ChatAccount) {
    run(.initialRequests) { [weak self, hub] in
      guard let service = await self?.service else { return }
      do throws(ChatNetworkError) {
        let (configuration, errors) = try await service.configuration()
        for error in errors { hub.log([.rest, .error], "the configuration's \(error)") }
        await self?.take(configuration, of: account)
      } catch {
        // the app's own settings stay in effect.
        hub.report(error)
      }
      guard !Task.isCancelled, let service = await self?.service,
        let count = await self?.lifecycle.settings.historyLoadingCount,
        let changes = await self?.conversation.changes
      else { return }
      do throws(ChatNetworkError) {
        let page = try await service.history(count: count)
        await self?.take(page, of: account, after: changes)
      } catch {
        await self?.noteMissingHistory(to: account)
        hub.report(error)
      }
    }
  }

  private func take(_ configuration: ServiceConfiguration, of account: ChatAccount) {
    guard account.isSame(as: self.account) else { return }
    serviceSettings = configuration.settings
    machine.policy = environment.policy(serviceSettings)
    lifecycle.registersAtFirstStart = serviceSettings?.registerAtFirstStart ?? false
    if let maximum = configuration.attachmentSettings?.content?.content?.maxSize, maximum > 0 {
      hub.change { $0.largestImage = min(maximum, 1 << 20) << 20 }
    }
    apply(configuration.channelConfig)
    handle(.configurationLoaded)
  }

  /// the company's settings are kept in memory only.
  private func apply(_ channelConfig: JSONValue?) {
    lifecycle.settings = environment.config.settings.effective(under: channelConfig)
    let ignored = lifecycle.settings.ignoredMembers(of: channelConfig)
    if environment.config.settings.shouldUseRemoteConfig, !ignored.isEmpty {
      let paths = ignored.map(\.description).joined(separator: ", ")
      hub.log([.rest, .error], "settings of the company are ignored: \(paths)")
    }
    hub.setSettings(lifecycle.settings)
  }
}
