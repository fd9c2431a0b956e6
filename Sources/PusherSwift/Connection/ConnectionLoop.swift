import BinderyRealtime
import BinderyRuntime

/// Performs the actions that the connection's state machines decide, one at a time.
///
/// It owns all sockets, timers and authorizations, and cancels them when it ends.
actor ConnectionLoop {
  let environment: Environment
  let hub: EventHub
  var subscriptions = ChannelSubscriptions()
  var userSession = UserSession()
  /// The authentication, or the timeout of the service's answer.
  var signingIn: Task<Void, Never>?
  private var machine: ConnectionMachine
  private(set) var sockets: [Int: Socket] = [:]
  /// The generation of the current socket.
  private(set) var current: Int?
  private var timer: Task<Void, Never>?
  var authorizations: [String: Authorization] = [:]
  /// The queues of encrypted events by channel, from the first such event on.
  var encryptedEventQueues: [String: EncryptedEventQueue] = [:]
  var secretRequests: [String: Task<Void, Never>] = [:]

  struct Authorization {
    let attempt: Int
    let work: Task<Void, Never>
  }

  struct Socket {
    let outbox: SocketOutbox
    let work: Task<Void, Never>
  }

  init(_ environment: Environment, _ hub: EventHub) {
    self.environment = environment
    self.hub = hub
    machine = ConnectionMachine(environment.policy)
  }

  /// Ends when the command stream ends.
  func run(_ commands: AsyncStream<ConnectionCommands.Command>) async {
    for await command in commands { handle(command) }
    // Disconnecting ends what is in progress and prevents reconnection; sockets don't wait for the
    // service's close frame.
    handleConnectionEvent(.disconnect)
    for socket in sockets.values { socket.work.cancel() }
  }

  private func handle(_ command: ConnectionCommands.Command) {
    switch command {
    case .connect: handleConnectionEvent(.connect)
    case .disconnect: handleConnectionEvent(.disconnect)
    case .subscribe(let channel, let auth):
      hub.channels.markKnown(channel)
      perform(subscriptions.subscribe(to: channel.name, auth))
      note(channel.name)
      if subscriptions.isActive(channel.name) { hub.confirm(channel.name) }
    case .unsubscribe(let channel):
      perform(subscriptions.unsubscribe(from: channel))
      loseSecrets(of: channel)
    case .trigger(let event, let permit): perform(subscriptions.trigger(event), holding: permit)
    case .signIn: signIn()
    case .refuse(let channel, let reason): hub.fail(channel, SubscriptionFailure(reason))
    case .log(let message): hub.log(message)
    case .change(let backOff, let pongTimeout):
      machine.policy.backOff = backOff
      machine.policy.keepAlive.answerWithin = pongTimeout
    }
  }

  /// - Parameter loss: The reason to report if the event ends the connection.
  func handleConnectionEvent(
    _ event: ConnectionMachine.Event,
    _ loss: PusherConnectionError = .unanswered
  ) {
    let now = environment.elapsed()
    let actions = machine.handle(event, at: now, chance: environment.jitter())
    // Set before the delegate is notified, so that it reads the new value.
    hub.note(attempts: machine.attempts)
    for action in actions { perform(action, loss) }
  }
}

// Socket events.
extension ConnectionLoop: SocketListener {
  func opened(_ generation: Int) { handleConnectionEvent(.opened(generation: generation)) }

  func heard(_ generation: Int) { handleConnectionEvent(.heard(generation: generation)) }

  /// Receives a batch of messages; while the app's callbacks are behind, no further batch is read.
  func received(_ messages: WebSocketBatch, _ generation: Int) async {
    heard(generation)
    for message in messages where generation == current {
      // The close is explained only by an error in the last message.
      if machine.pendingCloseReason != nil { heard(generation) }
      switch message {
      case .text(let text): receive(text, generation)
      case .binary(let bytes): receive(bytes, generation)
      }
    }
    await hub.callbacks.waitingCalls.wait()
  }

  func unsent(_ text: String, _ generation: Int) {
    hub.log("the connection was lost before this was sent: \(text)")
  }

  func ended(_ code: WebSocketCloseCode?, _ error: WebSocketError?, _ generation: Int) {
    sockets.removeValue(forKey: generation)?.outbox.finish()
    if let error, generation == current { hub.log("the connection failed: \(error)") }
    let code = code.map { Int($0.rawValue) }
    let loss = error.map(PusherConnectionError.failed) ?? .closed(code: code)
    handleConnectionEvent(.ended(code: code, generation: generation), loss)
  }
}

extension ConnectionLoop {
  private func perform(_ action: ConnectionMachine.Action, _ loss: PusherConnectionError) {
    switch action {
    case .open(let generation): open(generation)
    case .ping(let generation): sockets[generation]?.outbox.add(.ping)
    case .close(let generation): sockets[generation]?.outbox.add(.close(.normalClosure))
    case .drop(let generation): sockets[generation]?.work.cancel()
    case .wait(let duration, let number): wait(duration, number)
    case .stopWaiting: timer?.cancel()
    case .restore: restore(on: hub.socketID ?? "")
    case .become(let status): handleStatus(status)
    case .giveUp: hub.giveUp(loss)
    }
  }

  /// Signs in first, since presence channels may use the user's id.
  private func restore(on socketID: String) {
    perform(userSession.restore(on: socketID))
    perform(subscriptions.restore(on: socketID))
  }

  private func open(_ generation: Int) {
    let outbox = SocketOutbox()
    let session = SocketSession(generation: generation, outbox: outbox)
    let work = Task { [url = environment.url, transport = environment.sockets] in
      await session.run(for: self) { () async throws(WebSocketError) in
        try await transport.connect(to: url, WebSocketOptions())
      }
    }
    current = generation
    hub.log("connecting to \(environment.url)")
    sockets[generation] = Socket(outbox: outbox, work: work)
  }

  private func wait(_ duration: Duration, _ number: Int) {
    timer?.cancel()
    timer = Task { [clock = environment.clock] in
      do {
        try await clock.sleep(for: duration)
        timesUp(number)
      } catch {
        // Cancelled: the timer is not needed anymore.
      }
    }
  }

  private func timesUp(_ number: Int) {
    // While callbacks are behind, nothing is read: that is not silence of the service.
    if machine.isProbing, hub.callbacks.waitingCalls.isFull, let current { heard(current) }
    handleConnectionEvent(.timesUp(timer: number))
  }

  private func handleStatus(_ status: ConnectionMachine.Status) {
    if status == .disconnecting || status == .disconnected {
      current = nil
      perform(userSession.lose())
      perform(subscriptions.lose())
      for channel in subscriptions.entries.keys { note(channel) }
      for channel in encryptedEventQueues.keys.sorted() { loseSecrets(of: channel) }
      hub.lose()
    }
    hub.setState(ConnectionState(status))
  }

  func send(_ message: ConnectionChannel.Outgoing, holding permit: Permit? = nil) {
    guard let current, let socket = sockets[current] else { return }
    do throws(JSONError) {
      let text = String(decoding: try message.encoded(), as: UTF8.self)
      hub.log("sending \(text)")
      socket.outbox.add(.text(text, permit: permit))
    } catch {
      hub.log("a message can't be written: \(error)")
    }
  }

  var policy: ConnectionPolicy { machine.policy }
  var isConnected: Bool { machine.status == .connected }
}
