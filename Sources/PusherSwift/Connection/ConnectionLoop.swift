import BinderyRealtime
import BinderyRuntime

/// Performs what the connection's machine and the subscriptions decide, one thing after the other.
///
/// It owns every socket, wait and authorization, and ends them when it ends.
actor ConnectionLoop {
  let environment: Environment
  let hub: EventHub
  var subscriptions = ChannelSubscriptions()
  private var machine: ConnectionMachine
  private var sessions: [Int: Session] = [:]
  /// The socket that is listened to.
  private(set) var current: Int?
  private var timer: Task<Void, Never>?
  private var authorizations: [String: Task<Void, Never>] = [:]
  /// By channel, from its first encrypted event on.
  var secretEvents: [String: SecretEvents] = [:]
  var secretRequests: [String: Task<Void, Never>] = [:]

  private struct Session {
    let outbox: AsyncStream<SocketSession.Sending>.Continuation
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
    // What ends now is no loss that would be made good.
    tell(.disconnect)
    timer?.cancel()
    for session in sessions.values { session.work.cancel() }
    for authorization in authorizations.values { authorization.cancel() }
    for request in secretRequests.values { request.cancel() }
  }

  private func handle(_ order: ConnectionOrders.Order) {
    switch order {
    case .connect: tell(.connect)
    case .disconnect: tell(.disconnect)
    case .subscribe(let channel, let auth):
      perform(subscriptions.subscribe(to: channel, auth))
      if subscriptions.isActive(channel) { hub.confirm(channel) }
    case .unsubscribe(let channel):
      perform(subscriptions.unsubscribe(from: channel))
      loseSecrets(of: channel)
      hub.waiters.answer(channel, .failure(.unsubscribed))
    case .trigger(let event): perform(subscriptions.trigger(event))
    case .log(let message): hub.log(message)
    case .change(let backOff, let pongTimeout):
      machine.policy.backOff = backOff
      machine.policy.keepAlive.answerWithin = pongTimeout
    }
  }

  func tell(_ event: ConnectionMachine.Event) {
    let now = environment.elapsed()
    for action in machine.handle(event, at: now, chance: .random(in: 0...1)) { perform(action) }
    hub.note(attempts: machine.attempts)
  }
}

// What sockets say.
extension ConnectionLoop {
  func opened(_ generation: Int) { tell(.opened(generation: generation)) }

  func heard(_ generation: Int) { tell(.heard(generation: generation)) }

  func receive(_ messages: [WebSocketMessage], _ generation: Int) {
    heard(generation)
    for case .text(let text) in messages where generation == current { receive(text, generation) }
  }

  func ended(_ code: WebSocketCloseCode?, _ error: WebSocketError?, _ generation: Int) {
    sessions.removeValue(forKey: generation)?.outbox.finish()
    if let error, generation == current { hub.log("the connection failed: \(error)") }
    tell(.ended(code: code.map { Int($0.rawValue) }, generation: generation))
  }
}

extension ConnectionLoop {
  private func perform(_ action: ConnectionMachine.Action) {
    switch action {
    case .open(let generation): open(generation)
    case .ping(let generation): sessions[generation]?.outbox.yield(.ping)
    case .close(let generation): sessions[generation]?.outbox.yield(.close)
    case .drop(let generation): sessions[generation]?.work.cancel()
    case .wait(let duration, let number): wait(duration, number)
    case .stopWaiting: timer?.cancel()
    case .restore: perform(subscriptions.restore(on: hub.socketID ?? ""))
    case .become(let status): become(status)
    }
  }

  private func open(_ generation: Int) {
    let (stream, outbox) = AsyncStream.makeStream(of: SocketSession.Sending.self)
    let session = SocketSession(
      generation: generation,
      url: environment.url,
      transport: environment.sockets,
      outbox: stream
    )
    current = generation
    hub.log("connecting to \(environment.url)")
    sessions[generation] = Session(outbox: outbox, work: Task { await session.run(for: self) })
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

  private func timesUp(_ number: Int) { tell(.timesUp(timer: number)) }

  private func become(_ status: ConnectionMachine.Status) {
    if status == .disconnecting || status == .disconnected {
      current = nil
      perform(subscriptions.lose())
      for channel in secretEvents.keys.sorted() { loseSecrets(of: channel) }
      hub.lose()
    }
    hub.become(ConnectionState(status))
  }
}

extension ConnectionLoop {
  func perform(_ actions: [ChannelSubscriptions.Action]) {
    for action in actions { perform(action) }
  }

  private func perform(_ action: ChannelSubscriptions.Action) {
    switch action {
    case .send(let message): send(message)
    case .authorize(let channel, let id, let attempt): authorize(channel, id, attempt)
    case .stopAuthorizing(let channel): authorizations.removeValue(forKey: channel)?.cancel()
    case .drop(let event, let reason):
      hub.log("\(event.event) was not sent on \(event.channel): \(reason)")
    case .fail(let channel, let failure): hub.fail(channel, failure)
    }
  }

  func send(_ message: ConnectionChannel.Outgoing) {
    guard let current, let session = sessions[current] else { return }
    do throws(JSONError) {
      let text = String(decoding: try message.encoded(), as: UTF8.self)
      hub.log("sending \(text)")
      session.outbox.yield(.text(text))
    } catch {
      hub.log("a message can't be written: \(error)")
    }
  }

  private func authorize(_ channel: String, _ socketID: String, _ attempt: Int) {
    let authorizer = environment.authorizer()
    authorizations[channel] = Task {
      let result: Result<PusherAuth, SubscriptionFailure>
      do throws(SubscriptionFailure) {
        result = .success(try await authorizer.authorize(channel, socketID: socketID))
      } catch {
        result = .failure(error)
      }
      authorized(channel, attempt, result)
    }
  }

  private func authorized(
    _ channel: String,
    _ attempt: Int,
    _ result: Result<PusherAuth, SubscriptionFailure>
  ) {
    perform(subscriptions.authorized(channel, attempt: attempt, result))
  }
}
