import BinderyRealtime
import BinderyRuntime

/// Decides what a client does on each command of the app and each event of the service.
///
/// It has no socket, task or callback: `ChatLoop` performs its actions. Time, ids and the device's
/// address come from the environment.
struct ChatMachine: Sendable {
  private let environment: ChatEnvironment
  private var actions: [ChatAction] = []
  private var authorization = Authorization()
  private var company: CompanySettings
  private var connection: ChatConnection
  private var inbox = MessageInbox()
  private var outbox: MessageOutbox
  private var draft = DraftThrottle()
  /// The number of the visible session.
  private var session: Int?

  init(_ environment: ChatEnvironment) {
    self.environment = environment
    company = CompanySettings(nil, environment.config.settings)
    connection = ChatConnection(company.effective, environment.policy(nil))
    outbox = MessageOutbox(environment.config.networkConfig)
  }

  /// The authorized user.
  var account: ChatAccount? { authorization.account }

  /// The request of the latest page of the history.
  var latestPage: HistoryLoader.Request {
    inbox.latestPage(count: connection.settings.historyLoadingCount)
  }

  /// Removes and returns the actions that were decided, in order.
  mutating func takeActions() -> [ChatAction] {
    defer { actions = [] }
    return actions
  }

  private mutating func act(_ action: ChatAction) { actions.append(action) }
}

// Commands.
extension ChatMachine {
  mutating func execute(_ command: ChatCommand) {
    switch command {
    case .authorize(let account, let number):
      if authorization.isNewest(number) { authorize(account) }
    case .update(let user): authorization.update(user)
    case .deauthorize(let number): if authorization.isNewest(number) { deauthorize() }
    case .logOut(let completion): logOut(completion)
    case .appear(let session): appear(session)
    case .close(let session): close(session)
    case .enterBackground:
      act(.cancel(.polling))
      handle(.enteredBackground)
    case .enterForeground:
      handle(.enteredForeground)
      poll()
    case .send(let id, let message):
      if account != nil, connection.is(.connected) { draft.clear() }
      perform(outbox.send(message, as: id, over: outboxConnection))
    case .answer(let id, let reply):
      let delay = Duration.milliseconds(connection.settings.surveyCompletionDelay)
      perform(outbox.answer(reply, as: id, after: delay, over: outboxConnection))
    case .decide(let id, let request, let decision):
      perform(outbox.send(decision, on: request, as: id, over: outboxConnection))
    case .type(let text): type(text)
    case .read(let ids):
      guard account != nil else { return }
      // After a logout request, read receipts are not sent.
      let canSend = authorization.logout == nil && canSendReceipts
      perform(inbox.read(ids, canSend: canSend))
    case .sendPushToken: sendPushToken()
    case .countUnread(let completion):
      guard let account else { return act(.call { completion(.failure(.cancelled)) }) }
      act(.request(.unreadCount(account, id: environment.parts.makeID(), completion: completion)))
    }
  }

  // X-06: the data are sent again if the chat appears while the device registers, or if they have
  // changed.
  private mutating func appear(_ session: Int) {
    guard let account else { return }
    let wasRegistering = connection.is(.preRegistering)
    self.session = session
    act(.setChatOpen(true))
    act(.log(.userInterface, "chat \(session) has appeared"))
    handle(.chatAppeared)
    if connection.opening.resendUserData(account.user, always: wasRegistering) {
      sendUserData(as: makeInternalCorrelation())
    }
  }

  /// Closes the chat, unless a newer session has appeared.
  private mutating func close(_ session: Int) {
    guard session == self.session else { return }
    self.session = nil
    act(.setChatOpen(false))
    act(.log(.userInterface, "chat \(session) is closed"))
    handle(.chatClosed)
  }

  private mutating func type(_ text: String) {
    guard connection.isReady, account != nil, connection.settings.userInputEnabled else { return }
    if draft.type(text) { sendDraft() }
  }

  private mutating func sendDraft() {
    guard let frames, let text = draft.take(if: connection.isReady) else { return }
    let id = makeInternalCorrelation()
    send(frames.message(frames.content.typing(text), id: id, important: false))
    act(.wait(company.typingInterval, .typing))
  }

  /// Sends the push token if the socket has sent another.
  private mutating func sendPushToken() {
    let latest = environment.parts.pushToken.text
    guard let token = connection.opening.update(pushToken: latest) else { return }
    let change = DeviceChange(pnsPushAddress: token)
    send(.updateDevice(UpdateDevice(correlationId: environment.parts.makeID(), data: change)))
  }

  /// Handles the end of a timer.
  mutating func endWait(_ timer: ChatTimer) {
    switch timer {
    case .connection(let number): handle(.timerFired(number))
    case .expiry: perform(outbox.expire(at: environment.elapsed()))
    case .typing: sendDraft()
    case .upload(let id):
      endUpload(id, .failure(ChatNetworkError(RequestError<Never>.transport(.timedOut))))
    case .survey(let survey, let id):
      perform(outbox.complete(id, survey: survey, over: outboxConnection, environment.parts.makeID))
    }
  }

  /// Authorizes a user: the same user with the same token keeps the connection, unless logging out;
  /// another replaces the user before.
  private mutating func authorize(_ account: ChatAccount) {
    if connection.is(.authorized) {
      // The signature and the data of the user may have changed.
      guard !authorization.continues(with: account) else { return authorization.refresh(account) }
      deauthorize()
    }
    if authorization.begin(account) {
      _ = inbox.receiveUnreadCount(0)
      act(.resetUnreadCount)
    }
    act(.log(.info, "the client is authorized"))
    connection.lifecycle.isDeviceRegistered = environment.deviceAddress(of: account) != nil
    handle(.authorize)
    act(.request(.initialData(account)))
    poll()
  }

  mutating func deauthorize() {
    act(.cancelTasks)
    handle(.deauthorize)
    forget()
  }

  /// Clears the state of the user and the settings of the company.
  private mutating func forget() {
    if account != nil { act(.log(.info, "the client is forgotten")) }
    authorization.end()
    connection.generation = nil
    draft = DraftThrottle()
    inbox.forget()
    session = nil
    // A chat may have appeared since the call.
    act(.setChatOpen(false))
    use(CompanySettings(nil, environment.config.settings))
    perform(outbox.forget())
  }

  private mutating func logOut(_ completion: @escaping @Sendable (Bool) -> Void) {
    let failure = ChatAction.call { completion(false) }
    guard account != nil, authorization.logout == nil else { return act(failure) }
    handle(.logOut)
    guard connection.is(.connected) else { return act(failure) }
    let id = environment.parts.makeID()
    authorization.beginLogout(id, completion)
    perform(outbox.sendLogout(as: id, over: outboxConnection))
  }

  /// Ends a logout request; a user who was authorized meanwhile stays.
  ///
  /// - Parameter isAcknowledged: Whether the service has acknowledged the request.
  private mutating func endLogout(_ isAcknowledged: Bool) {
    guard let logout = authorization.takeLogout() else { return }
    if isAcknowledged {
      act(.cancelTasks)
      act(.deauthorize(authorization: logout.authorization))
      handle(.loggedOut)
      forget()
    } else {
      handle(.logOutFailed)
    }
    act(.call { logout.completion(isAcknowledged) })
  }
}

// Answers to requests.
extension ChatMachine {
  mutating func receive(_ configuration: ServiceConfiguration, of account: ChatAccount) {
    guard account.isSame(as: self.account) else { return }
    use(CompanySettings(configuration, environment.config.settings))
    connection.lifecycle.registersAtFirstStart = company.service?.registerAtFirstStart ?? false
    handle(.configurationLoaded)
  }

  private mutating func use(_ settings: CompanySettings) {
    company = settings
    connection.use(settings.effective, environment.policy(settings.service))
    act(.setLargestImage(settings.largestImage))
    if let ignored = settings.ignored {
      act(.log([.rest, .error], "settings of the company are ignored: \(ignored)"))
    }
    act(.setSettings(settings.effective))
  }

  mutating func receive(
    _ page: HistoryPage,
    for request: HistoryLoader.Request,
    of account: ChatAccount
  ) {
    guard account.isSame(as: self.account) else { return }
    perform(inbox.receive(page, for: request, on: connection.generation, at: environment.elapsed()))
  }

  /// Notes that the latest page couldn't be fetched; the socket may be ready already.
  mutating func noteMissingPage(of account: ChatAccount) {
    guard account.isSame(as: self.account) else { return }
    inbox.history.noteMissingPage()
    if connection.isReady { catchUp() }
  }

  /// Requests the entries since the socket was lost, or the latest page if none is known.
  private mutating func catchUp() {
    inbox.history.noteReadySocket()
    let count = connection.settings.historyLoadingCount
    guard let account, let generation = connection.generation,
      let request = inbox.missedMessages(before: generation, pageCount: count)
    else { return }
    act(.request(.missedMessages(request, account)))
  }

  mutating func receiveUnreadCount(_ count: Int, of account: ChatAccount) {
    guard account.isSame(as: self.account) else { return }
    perform(inbox.receiveUnreadCount(count))
  }

  mutating func endUpload(_ id: String, _ result: Result<StoredFile, ChatNetworkError>) {
    perform(outbox.endUpload(id, result, over: outboxConnection))
  }

  // X-26: does not poll in the background.
  private mutating func poll() {
    let seconds = connection.settings.unreadMessageCountDelay
    guard let account, !connection.is(.inBackground),
      let polling = UnreadPolling(seconds: seconds, clock: environment.parts.clock)
    else { return }
    act(.request(.pollUnreadCount(polling, account)))
  }
}

// The socket.
extension ChatMachine {
  /// Handles the opening of a socket: it registers the device.
  mutating func open(_ generation: Int) {
    handle(.opened(generation: generation))
    guard isCurrent(generation), let account else { return }
    let id = environment.parts.makeID()
    let device = environment.device(of: account)
    connection.opening.begin(id, pushToken: device.pnsPushAddress)
    inbox.history.noteOpenedSocket(at: environment.elapsed())
    send(.registerDevice(RegisterDevice(correlationId: id, data: device)))
  }

  /// Whether texts of this socket are received; those of a former one are ignored.
  func isCurrent(_ generation: Int) -> Bool { generation == connection.generation }

  mutating func receive(_ text: String) { perform(connection.receive(text)) }

  mutating func handle(_ event: ConnectionMachine.Event) {
    perform(connection.handle(event, at: environment.elapsed()))
  }

  private mutating func handle(_ input: SocketLifecycle.Lifecycle.Input) {
    perform(connection.handle(input, at: environment.elapsed()))
  }

  private mutating func perform(_ decisions: [ChatConnection.Decision]) {
    for decision in decisions {
      switch decision {
      case .act(let action): act(action)
      case .open(let generation):
        // The lifecycle table opens a socket only for an authorized user.
        if let account { act(.open(generation: generation, account)) }
      case .sendPing: send(.ping(Ping(correlationId: environment.parts.makeID())))
      case .advance(let progress): advance(progress)
      case .receive(let reply): perform(outbox.receive(reply))
      case .deliver(let messages):
        let isVisible = connection.is(.chatVisible)
        perform(inbox.receive(messages, isChatVisible: isVisible, environment.parts.makeID))
      case .end(let isFinal): perform(outbox.loseSocket(isFinal: isFinal))
      case .fail:
        handle(.connectionLost)
        perform(outbox.loseSocket(isFinal: true))
      }
    }
  }

  private mutating func advance(_ progress: SocketOpening.Progress) {
    switch progress {
    case .registered(let address):
      guard let account else { return }
      environment.parts.storage.store(deviceAddress: address, of: account.user.identifier)
      connection.lifecycle.isDeviceRegistered = true
      let id = environment.parts.makeID()
      connection.opening.sendUserData(account.user, id)
      sendUserData(as: id)
    case .ready:
      handle(.ready(activityTimeout: nil, generation: connection.generation ?? 0))
      if canSendReceipts { perform(inbox.sendReceipts()) }
      perform(outbox.flush())
      // The token may have changed since the device was registered.
      sendPushToken()
      handle(.preRegistered)
      catchUp()
    case .refused(let code, let details):
      let reason = "\(code) \(details ?? "")"
      act(.log([.webSocket, .error], "the service refuses the client: \(reason)"))
      handle(.connectionLost)
    }
  }

  /// Sends the data of the user.
  private mutating func sendUserData(as id: CorrelationID) {
    send(frames?.userData(id: id, preRegisters: connection.is(.preRegistering)))
  }

  /// Makes a correlation id whose answer is not reported to the app.
  private mutating func makeInternalCorrelation() -> CorrelationID {
    let id = environment.parts.makeID()
    connection.internalCorrelations.add(id)
    return id
  }

  /// The builder of the user's frames; nil without a user.
  private var frames: FrameBuilder? {
    account.map { account in
      FrameBuilder(environment: environment, account: account, threadID: inbox.threadID)
    }
  }

  /// Sends a frame, unless it could not be built.
  private mutating func send(_ frame: SocketChannel.Outgoing?, permit: Permit? = nil) {
    guard let frame, let generation = connection.generation else { return }
    act(.send(frame, generation: generation, permit: permit))
  }

  /// The service reads no receipts from a socket that is closing.
  private var canSendReceipts: Bool { connection.isReady && connection.is(.connected) }

  private var outboxConnection: MessageOutbox.Connection {
    MessageOutbox.Connection(
      content: frames?.content,
      isOpen: connection.is(.connected),
      isReady: connection.isReady,
      now: environment.elapsed()
    )
  }

  private mutating func perform(_ decisions: [MessageInbox.Decision]) {
    for decision in decisions {
      switch decision {
      case .act(let action): act(action)
      case .changeDialog(let change): handle(change.input)
      case .acknowledge(let ids, let status): send(frames?.statuses(ids, status))
      }
    }
  }

  private mutating func perform(_ decisions: [MessageOutbox.Decision]) {
    // The app knows no message that logs out.
    let logoutID = authorization.logout?.id
    for decision in decisions {
      switch decision {
      case .act(let action): act(action)
      case .send(let entry): send(frames?.message(entry), permit: entry.permit)
      case .end(let id, let failure) where id == logoutID: endLogout(failure == nil)
      case .end(let id, let failure): act(.end(messageID: id, failure))
      case .report(_, let id) where id == logoutID: continue
      case .report(let status, let id): act(.event(.status(status, of: id)))
      }
    }
  }
}
