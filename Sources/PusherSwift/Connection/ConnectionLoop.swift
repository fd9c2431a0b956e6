import BinderyRealtime
import BinderyRuntime

/// Performs what the connection's machine and the subscriptions decide, one thing after the other.
///
/// It owns every socket, wait and authorization, and ends them when it ends.
actor ConnectionLoop {
  let environment: Environment
  let hub: EventHub
  var subscriptions = ChannelSubscriptions()
  var userSession = UserSession()
  /// The authentication, or the wait for the service's answer.
  var signingIn: Task<Void, Never>?
  private var machine: ConnectionMachine
  private(set) var sockets: [Int: Socket] = [:]
  /// The socket that is listened to.
  private(set) var current: Int?
  private var timer: Task<Void, Never>?
  var authorizations: [String: Authorization] = [:]
  /// By channel, from its first encrypted event on.
  var secretEvents: [String: SecretEvents] = [:]
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

  /// Ends when nobody can order anything any more.
  func run(_ orders: AsyncStream<ConnectionOrders.Order>) async {
    for await order in orders { handle(order) }
    // It ends whatever was begun, and what ends now is no loss that would be made good; sockets
    // don't wait for the service's goodbye.
    tell(.disconnect)
    for socket in sockets.values { socket.work.cancel() }
  }

  private func handle(_ order: ConnectionOrders.Order) {
    switch order {
    case .connect: tell(.connect)
    case .disconnect: tell(.disconnect)
    case .subscribe(let channel, let auth):
      hub.channels.know(channel)
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

  /// - Parameter loss: What ends the connection, if that is what the event does.
  func tell(_ event: ConnectionMachine.Event, _ loss: PusherConnectionError = .unanswered) {
    let now = environment.elapsed()
    let actions = machine.handle(event, at: now, chance: environment.jitter())
    // Before anyone is told, so that it is so for whoever then asks.
    hub.note(attempts: machine.attempts)
    for action in actions { perform(action, loss) }
  }
}

// What sockets say.
extension ConnectionLoop: SocketListener {
  func opened(_ generation: Int) { tell(.opened(generation: generation)) }

  func heard(_ generation: Int) { tell(.heard(generation: generation)) }

  /// Where the app's callbacks are busy, too, nothing more is read.
  func received(_ messages: WebSocketBatch, _ generation: Int) async {
    heard(generation)
    for message in messages where generation == current {
      // Only the last one, if it is an error, says why the service closes.
      if machine.foreboding != nil { heard(generation) }
      switch message {
      case .text(let text): receive(text, generation)
      case .binary(let bytes): receive(bytes, generation)
      }
    }
    await hub.callbacks.room.wait()
  }

  func unsent(_ text: String, _ generation: Int) {
    hub.log("the connection was lost before this was sent: \(text)")
  }

  func ended(_ code: WebSocketCloseCode?, _ error: WebSocketError?, _ generation: Int) {
    sockets.removeValue(forKey: generation)?.outbox.finish()
    if let error, generation == current { hub.log("the connection failed: \(error)") }
    let code = code.map { Int($0.rawValue) }
    let loss = error.map(PusherConnectionError.failed) ?? .closed(code: code)
    tell(.ended(code: code, generation: generation), loss)
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
    case .become(let status): become(status)
    case .giveUp: hub.giveUp(loss)
    }
  }

  /// Whom the client signs in as may be its name on presence channels.
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
        // Cancelled: what was waited for is no longer wanted.
      }
    }
  }

  private func timesUp(_ number: Int) {
    // What isn't read can't be heard: callbacks that are behind are no silence of the service.
    if machine.isProbing, hub.callbacks.room.isFull, let current { heard(current) }
    tell(.timesUp(timer: number))
  }

  private func become(_ status: ConnectionMachine.Status) {
    if status == .disconnecting || status == .disconnected {
      current = nil
      perform(userSession.lose())
      perform(subscriptions.lose())
      for channel in subscriptions.entries.keys { note(channel) }
      for channel in secretEvents.keys.sorted() { loseSecrets(of: channel) }
      hub.lose()
    }
    hub.become(ConnectionState(status))
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
