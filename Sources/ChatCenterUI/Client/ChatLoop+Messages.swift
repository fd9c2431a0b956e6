import BinderyRuntime

// Sent messages.
extension ChatLoop {
  /// sends the user's data again if the chat appears while the device registers, or if the
  /// data have changed.
  func appear(_ session: Int) {
    guard let account else { return }
    let wasRegistering = lifecycle.is(.preRegistering)
    self.session = session
    hub.change { $0.isChatOpen = true }
    hub.log(.userInterface, "chat \(session) has appeared")
    handle(.chatAppeared)
    guard opening.hasIntroduced, wasRegistering || introducedUser != account.user else { return }
    introduce(as: makeInternalCorrelation())
  }

  /// Closes the chat, unless a newer session has appeared.
  func close(_ session: Int) {
    guard session == self.session else { return }
    self.session = nil
    hub.change { $0.isChatOpen = false }
    hub.log(.userInterface, "chat \(session) is closed")
    handle(.chatClosed)
  }

  func send(_ message: ChatMessage, as id: String) {
    guard let account else { return settle(id, .refused(.userNotAuthorized)) }
    guard lifecycle.is(.connected) else { return settle(id, .refused(.webSocketNotActive)) }
    draft = nil
    // An unchanged location is not sent again.
    if case .location(let point) = message, point == reportedLocations.last {
      return settle(id, nil)
    }
    hub.events.send(.status(.sending, of: id))
    switch message {
    case .text(let text): enqueue(content(text, [], id, of: account), id)
    case .image(let data, let type): upload(data, type, as: id, of: account)
    case .location(let point): sendLocation(point, as: id, of: account)
    }
  }

  private func sendLocation(_ point: GeoPoint, as id: String, of account: ChatAccount) {
    reportedLocations.add(point, as: id)
    let place = EmbeddedJSON(Coordinates(coordinates: point.text))
    let location = ClientLocation(clientId: account.user.identifier, data: place)
    enqueue(.clientLocation(detailed(location)), id, important: false)
  }

  /// Answers the request to close the conversation.
  func decide(
    _ decision: ClientThreadDecision.Kind,
    _ request: CloseThreadRequest,
    as id: String
  ) {
    guard let account else { return settle(id, .refused(.userNotAuthorized)) }
    guard lifecycle.is(.connected) else { return settle(id, .refused(.webSocketNotActive)) }
    let content = ClientThreadDecision(
      clientId: account.user.identifier,
      threadId: request.threadId,
      type: decision
    )
    enqueue(.clientThreadDecision(detailed(content)), id, important: false)
  }

  private func content(
    _ text: String?,
    _ files: [StoredFile],
    _ id: String,
    of account: ChatAccount
  ) -> ClientContent {
    var message = detailed(ClientMessage(clientId: account.user.identifier, uuid: id))
    message.text = text
    message.quotes = []
    message.attachments = files
    message.client = account.user.name.map { ClientName(name: $0) }
    return .clientMessage(message)
  }

  /// The maximum number of simultaneous uploads; each file may have 30 MB.
  static let uploadBound = 8

  private func upload(_ data: Data, _ type: String, as id: String, of account: ChatAccount) {
    guard uploads.count < Self.uploadBound else {
      return settle(id, .overflow(bound: Self.uploadBound))
    }
    uploads.insert(id)
    let limit = Duration(clamping: environment.config.networkConfig.httpConfig.uploadTimeout)
    run(.uploadTimeout(id)) { [weak self, clock = environment.parts.clock] in
      guard (try? await clock.sleep(for: limit)) != nil else { return }
      let late = ChatNetworkError(RequestError<Never>.transport(.timedOut))
      await self?.uploaded(.failure(late), as: id, of: account)
    }
    run(.upload(id)) { [weak self, environment, hub] in
      let result: Result<StoredFile, ChatNetworkError>
      do throws(ChatNetworkError) {
        result = .success(
          try await environment.service(for: account, reportingTo: hub).upload(data, type: type)
        )
      } catch {
        result = .failure(error)
      }
      await self?.uploaded(result, as: id, of: account)
    }
  }

  private func uploaded(
    _ result: Result<StoredFile, ChatNetworkError>,
    as id: String,
    of account: ChatAccount
  ) {
    cancelTasks { $0 == .upload(id) || $0 == .uploadTimeout(id) }
    // A cancelled upload has already reported its failure.
    guard uploads.remove(id) != nil else { return }
    switch result {
    case .success(let file):
      guard lifecycle.is(.connected) else { return settle(id, .refused(.webSocketNotActive)) }
      enqueue(content(nil, [file], id, of: account), id)
    case .failure(let error):
      hub.report(error)
      settle(id, .notStored(error))
    }
  }

  /// Sends a message now, or once the socket is ready.
  func enqueue(_ content: ClientContent, _ id: String, important: Bool = true) {
    let now = environment.elapsed()
    guard pending.add(id, content, important: important, at: now) else {
      return settle(id, .overflow(bound: PendingMessages.bound))
    }
    if opening.isReady { flush() }
    startExpiry()
  }

  func flush() {
    for entry in pending.takeWaiting() {
      sendContent(
        entry.content,
        as: entry.id,
        important: entry.isImportant,
        holding: entry.permit
      )
    }
  }

  /// Checks for expired messages while any is pending, once per timeout.
  private func startExpiry() {
    guard backgroundTasks[.expiry] == nil else { return }
    let age = Duration(clamping: environment.config.networkConfig.wsConfig.sendTimeout)
    run(.expiry) { [weak self, clock = environment.parts.clock] in
      while (try? await clock.sleep(for: age)) != nil {
        guard await self?.expire(after: age) == true else { return }
      }
    }
  }

  /// Fails the expired messages; returns whether any is still pending.
  private func expire(after age: Duration) -> Bool {
    for id in pending.expire(after: age, at: environment.elapsed()) { settle(id, .timedOut) }
    if pending.isEmpty { backgroundTasks[.expiry] = nil }
    return !pending.isEmpty
  }

  /// Reports that a message has arrived, or why it hasn't.
  func settle(_ id: String, _ failure: ChatSendFailure?) {
    if let logoutRequest, logoutRequest.id == id { return settle(logoutRequest, failure) }
    reportedLocations.settle(id, failure)
    guard let end = split.settle(id, failure) else { return }
    hub.receipts.give(end.failure.map { .failure($0) } ?? .success(()), to: end.id)
    if let failure = end.failure { hub.events.send(.failed(failure, messageID: end.id)) }
  }
}
