import BinderyRealtime
import BinderyRuntime

/// Handles commands and messages, and performs what the state machines of subscriptions and user
/// decide, one action at a time.
///
/// It owns all sockets, timers and authorizations, and cancels them when it ends.
actor ConnectionLoop: ConnectionDriver {
  var connection: DrivenConnection
  private let environment: ConnectionEnvironment
  private let hub: EventHub
  private var subscriptions = ChannelSubscriptions()
  private var userSession = UserSession()
  private(set) var authorizations: Authorizations
  private(set) var secretRequests: SecretRequests
  /// The reason to report if the event that is handled ends the connection.
  private var loss = PusherConnectionError.unanswered

  init(_ environment: ConnectionEnvironment, _ hub: EventHub) {
    self.environment = environment
    self.hub = hub
    authorizations = Authorizations(environment, hub)
    secretRequests = SecretRequests(environment, hub)
    connection = DrivenConnection(
      environment.policy,
      environment.clock,
      jitter: environment.jitter
    )
  }

  /// Ends when the command stream ends.
  func run(_ commands: AsyncStream<ConnectionCommands.Command>) async {
    for await command in commands { execute(command) }
    // Disconnecting ends what is in progress and prevents reconnection; sockets don't wait for the
    // service's close frame.
    handle(.disconnect)
    sockets.cancel()
  }

  private func execute(_ command: ConnectionCommands.Command) {
    switch command {
    case .connect: handle(.connect)
    case .disconnect: handle(.disconnect)
    case .subscribe(let channel, let auth):
      hub.channels.markKnown(channel)
      perform(subscriptions.subscribe(to: channel.name, auth))
      note(channel.name)
      if subscriptions.isActive(channel.name) { hub.confirm(channel.name) }
    case .unsubscribe(let channel):
      perform(subscriptions.unsubscribe(from: channel))
      secretRequests.lose(channel, for: self)
    case .trigger(let event, let permit): perform(subscriptions.trigger(event), holding: permit)
    case .signIn: signIn()
    case .refuse(let channel, let reason): hub.fail(channel, SubscriptionFailure(reason))
    case .log(let message): hub.log(message)
    case .change(let backOff, let pongTimeout):
      connection.machine.policy.backOff = backOff
      connection.machine.policy.keepAlive.pongTimeout = pongTimeout
    }
  }
}

// The connection.
extension ConnectionLoop {
  func openSocket() -> OpenSockets.Connect {
    hub.log("connecting to \(environment.url)")
    return { [environment] () async throws(WebSocketError) in
      try await environment.sockets.connect(to: environment.url, WebSocketOptions())
    }
  }

  func receive(_ message: WebSocketMessage, _ generation: Int) {
    switch message {
    case .text(let text): receive(text, generation)
    case .binary(let bytes): receive(bytes, generation)
    }
  }

  /// While the app's callbacks are behind, no further messages are received.
  func waitForReaders() async { await hub.callbacks.waitingCalls.wait() }

  func unsent(_ text: String, _ generation: Int) {
    hub.log("the connection was lost before this was sent: \(text)")
  }

  func code(
    of ending: WebSocketCloseCode?,
    _ error: WebSocketError?,
    _ generation: Int
  ) -> Int? {
    if let error, generation == sockets.current { hub.log("the connection failed: \(error)") }
    let code = ending.map { Int($0.rawValue) }
    loss = error.map(PusherConnectionError.failed) ?? .closed(code: code)
    return code
  }

  func noteEndOfWait() {
    loss = .unanswered
    // While callbacks are behind, nothing is read: that is not silence of the service.
    let isFull = hub.callbacks.waitingCalls.isFull
    if connection.machine.isProbing, isFull, let current = sockets.current { receivedData(current) }
  }

  func restore(_ generation: Int) {
    let socketID = hub.socketID ?? ""
    // The sign-in is first, since presence channels may use the user's id.
    perform(userSession.restore(on: socketID))
    perform(subscriptions.restore(on: socketID))
  }

  func become(_ status: ConnectionMachine.Status) {
    // Set before the delegate is notified, so that it reads the new value.
    hub.note(attempts: connection.machine.attempts)
    if status == .disconnecting || status == .disconnected {
      connection.sockets.lose()
      perform(userSession.lose())
      perform(subscriptions.lose())
      for channel in subscriptions.entries.keys { note(channel) }
      secretRequests.lose(for: self)
      hub.lose()
    }
    hub.setState(ConnectionState(status))
  }

  func fail() { hub.fail(with: loss) }

  /// Sends a message on the current socket.
  ///
  /// - Parameter permit: Held until the message is sent.
  private func send(_ message: ConnectionChannel.Outgoing, holding permit: Permit?) {
    guard let current = sockets.current, sockets.contains(current) else { return }
    do throws(JSONError) {
      let text = String(decoding: try message.encoded(), as: UTF8.self)
      hub.log("sending \(text)")
      sockets.add(.text(text, permit: permit), to: current)
    } catch {
      hub.log("a message can't be written: \(error)")
    }
  }
}

// Messages of the service.
extension ConnectionLoop {
  func receive(_ text: String, _ generation: Int) {
    hub.log("received \(text)")
    let reader = MessageReader(text)
    switch reader.read({ hub.log($0) }) {
    case .message(let message): receive(message, reader, generation)
    case .greeting(let socketID): handleGreeting(socketID, reader, generation)
    case .error(let channel): report(nil, on: channel, reader, generation)
    case .refusal: refuse(reader.channel, reader.reason)
    case .signIn(let reason): signIn(text, reason)
    case .event(let event, let channel, let reason):
      hub.log("a message is malformed: \(reason)")
      if let channel, PusherChannelType.isEncryptedChannel(name: channel) {
        failToDecrypt(event, on: channel, reader.data)
      } else {
        hub.deliver(message: text)
      }
    case .lost(let loss, let isEvent):
      if isEvent { hub.deliver(message: text) }
      hub.reportLoss(loss)
    }
  }

  /// Receives a binary message: some servers send text in it.
  private func receive(_ bytes: [UInt8], _ generation: Int) {
    if let text = String(bytes: bytes, encoding: .utf8) { return receive(text, generation) }
    hub.reportLoss("a binary message of \(bytes.count) bytes isn't text")
  }

  private func receive(
    _ message: ConnectionChannel.Incoming,
    _ reader: MessageReader,
    _ generation: Int
  ) {
    switch message {
    case .connectionEstablished(let hello):
      handleGreeting(hello.data.value.socketId, reader, generation)
    case .error(let error): report(error.data?.value.message, on: error.channel, reader, generation)
    case .ping: send(.pong(Pong(data: [:])), holding: nil)
    case .pong: break
    case .subscriptionSucceeded(let success): succeed(success.channel, reader)
    case .presenceSubscriptionSucceeded(let success): succeed(success.channel, reader)
    case .subscriptionError(let refusal):
      refuse(refusal.channel ?? reader.channel, refusal.data?.value.error ?? reader.reason)
    case .subscriptionCount(let count): hub.count(count, reader.text)
    case .memberAdded(let arrival): hub.add(arrival.data.value, to: arrival.channel)
    case .memberRemoved(let departure): hub.remove(departure.data.value, from: departure.channel)
    case .encryptedEvent(let event): receive(event, reader.text)
    case .channelEvent(let event): deliver(event.event, on: event.channel, event.data, reader)
    case .clientEvent(let event):
      deliver(event.event, on: event.channel, event.data, by: event.userId, reader)
    case .signInSucceeded(let success): signIn(as: success.data.value.userData.value, reader.text)
    case .userEvent: PusherEvent(message: reader.text).map(hub.deliverToUser)
    case .watchlistChanged(let news):
      hub.deliver(message: reader.text)
      hub.deliver(news.data.value)
    case .cacheMiss, .unknown: hub.deliver(message: reader.text)
    }
  }

  private func receive(_ event: EncryptedEvent, _ message: String) {
    // Events of channels that aren't subscribed to must not cause requests for secrets.
    guard let entry = subscriptions.entries[event.channel] else { return }
    let received = EncryptedEvent.Received(event: event, message: message)
    secretRequests.receive(received, entry.auth?.sharedSecret, for: self)
  }

  private func failToDecrypt(_ event: String, on channel: String, _ data: String?) {
    if subscriptions.entries[channel] != nil { hub.failToDecrypt(event, on: channel, data) }
  }

  private func deliver(
    _ name: String,
    on channel: String,
    _ data: EventData?,
    by user: UserID? = nil,
    _ reader: MessageReader
  ) {
    // An event without data isn't an encrypted event.
    if PusherChannelType.isEncryptedChannel(name: channel) {
      return failToDecrypt(name, on: channel, data?.eventText ?? reader.data)
    }
    hub.deliver(
      PusherEvent(name, on: channel, data: data?.eventText, by: user?.text, message: reader.text)
    )
  }
}

// Answers of the service.
extension ConnectionLoop {
  private func handleGreeting(_ socketID: String, _ reader: MessageReader, _ generation: Int) {
    // A second greeting on a socket is ignored: signatures were made for the first id.
    guard status != .connected else { return }
    hub.setSocketID(socketID)
    handle(.ready(activityTimeout: reader.activityTimeout, generation: generation))
  }

  /// - Parameter message: The message; nil if the error has none in its data.
  private func report(
    _ message: String?,
    on channel: String?,
    _ reader: MessageReader,
    _ generation: Int
  ) {
    let message = message ?? reader.errorMessage
    let code = reader.errorCode
    let channel = channel ?? reader.channel
    hub.report(PusherError(code: code, message: message))
    if let code { loss = .refused(code: code, message: message) }
    handle(.reported(code: code, generation: generation))
    if let channel { return reject(channel, message) }
    switch RefusedRequest(code, message, subscriptions, userSession, environment.policy) {
    case .subscription(let channel): reject(channel, message)
    case .signIn: perform(userSession.rejected(.rejected(message)))
    case nil: break
    }
  }

  private func succeed(_ channel: String, _ reader: MessageReader) {
    let auth = subscriptions.entries[channel]?.auth
    perform(userSession.confirmed(channel))
    let members = reader.members
    let own = auth?.channelData.map { try? EmbeddedJSON<Member>(text: $0).value.userId.text }
    let id = own ?? userSession.identity?.id
    if let waiting = subscriptions.succeeded(channel) {
      note(channel)
      hub.succeed(channel, members, as: id, reader.text)
      perform(waiting)
    } else if let members, subscriptions.isActive(channel) {
      // The answer before was to a request that was withdrawn since.
      _ = hub.channels.succeed(channel, members, as: id)
    }
  }

  /// Handles a refusal: some servers name no channel; they answer in the order of the requests.
  private func refuse(_ channel: String?, _ message: String) {
    if let channel = channel ?? subscriptions.oldestRequested { reject(channel, message) }
  }

  private func reject(_ channel: String, _ message: String) {
    perform(userSession.refused(channel, message))
    let actions = subscriptions.rejected(channel, SubscriptionFailure(.rejected(message)))
    note(channel)
    perform(actions)
  }
}

// Subscriptions.
extension ConnectionLoop {
  /// - Parameter permit: Held until the message is sent.
  private func perform(_ actions: [ChannelSubscriptions.Action], holding permit: Permit? = nil) {
    for action in actions { perform(action, permit) }
  }

  private func perform(_ action: ChannelSubscriptions.Action, _ permit: Permit?) {
    switch action {
    case .send(let message): send(message, holding: permit)
    case .authorize(let channel, let id, let attempt):
      authorizations.authorize(channel, id, attempt, for: self)
    case .stopAuthorizing(let channel): authorizations.cancel(channel)
    case .wait(let event): hub.channels.known(event.channel)?.wait(event)
    case .drop(let event, let reason): hub.log(event.loss(reason))
    case .fail(let channel, let failure): hub.fail(channel, failure)
    }
  }

  /// Reports a blocked main queue; the attempt goes on, since the queue may continue.
  func reportBlockedQueue(_ channel: String, _ attempt: Int) {
    guard authorizations.isCurrent(attempt, of: channel) else { return }
    hub.fail(channel, SubscriptionFailure(.mainQueueBlocked))
  }

  /// Handles the result of an authorization.
  func authorized(
    _ channel: String,
    _ attempt: Int,
    _ result: Result<PusherAuth, SubscriptionFailure>
  ) {
    authorizations.end(attempt, of: channel)
    perform(subscriptions.authorized(channel, attempt: attempt, result))
    note(channel)
  }

  /// Publishes the waiting authorization and events of a subscription.
  private func note(_ channel: String) {
    let entry = subscriptions.entries[channel]
    hub.channels.known(channel)?.wait(with: entry?.ownAuth, entry?.waiting ?? [])
  }

  /// Handles the result of a request for a secret; nil if it failed.
  func take(_ secret: String?, of channel: String) {
    secretRequests.take(secret, of: channel, for: self)
  }
}

// Sign-in.
extension ConnectionLoop {
  private func signIn() {
    perform(userSession.request())
    if let user = userSession.user {
      hub.signInWaiters.resume(returning: .success(user), for: .user)
    }
  }

  private func perform(_ actions: [UserSession.Action]) {
    for action in actions { perform(action) }
    perform(subscriptions.awaitUser(userSession.isInProgress))
  }

  private func perform(_ action: UserSession.Action) {
    switch action {
    case .authenticate(let socketID, let attempt):
      authorizations.authenticate(socketID, attempt, for: self)
    case .wait(let attempt): authorizations.awaitResponse(to: attempt, for: self)
    case .stop: authorizations.cancelSignIn()
    case .send(let message): send(message, holding: nil)
    case .succeed(let user): hub.signIn(user)
    case .fail(let error): hub.failToSignIn(error)
    }
  }

  /// Reports a blocked main queue; the attempt goes on, since the queue may continue.
  func reportBlockedQueue(_ attempt: Int) {
    guard userSession.state == .authenticating(attempt: attempt) else { return }
    hub.failToSignIn(.mainQueueBlocked)
  }

  func authenticated(_ attempt: Int, _ result: Result<Credentials, PusherSignInError>) {
    let number = subscriptions.nextNumber()
    perform(userSession.authenticated(attempt: attempt, result, number: number))
  }

  func signInTimedOut(_ attempt: Int) { perform(userSession.timedOut(attempt: attempt)) }

  private func signIn(as user: User, _ text: String) {
    perform(userSession.succeeded(user))
    hub.deliver(message: text)
  }

  /// Handles a success that doesn't name the user, who is then the one of the request.
  private func signIn(_ text: String, _ reason: String) {
    guard let user = userSession.requestedUser else {
      return perform(userSession.rejected(.unreadable(reason)))
    }
    hub.log("the answer to the sign-in is malformed: \(reason)")
    signIn(as: user, text)
  }
}
