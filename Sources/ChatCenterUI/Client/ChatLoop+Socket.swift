import BinderyRealtime
import BinderyRuntime

// What sockets say.
extension ChatLoop: SocketListener {
  func opened(_ generation: Int) {
    tell(.opened(generation: generation))
    guard generation == current, let account else { return }
    let id = environment.parts.makeID()
    opening.begin(id)
    oweWhatWasMissed()
    let device = environment.device(of: account)
    toldToken = device.pnsPushAddress
    send(.registerDevice(RegisterDevice(correlationId: id, data: device)))
  }

  func heard(_ generation: Int) { tell(.heard(generation: generation)) }

  func received(_ messages: WebSocketBatch, _ generation: Int) {
    heard(generation)
    // An older one has nothing more to say.
    guard generation == current else { return }
    for case .text(let text) in messages { receive(text) }
  }

  /// Whoever waits for an answer to it learns of the loss.
  func unsent(_ text: String, _ generation: Int) {
    hub.log([.webSocket, .error], "the socket was lost before this was sent: \(text)")
  }

  func ended(_ code: WebSocketCloseCode?, _ error: WebSocketError?, _ generation: Int) {
    sockets.removeValue(forKey: generation)?.outbox.finish()
    if let error { hub.log([.webSocket, .error], "the socket failed: \(error)") }
    tell(.ended(code: code.map { Int($0.rawValue) }, generation: generation))
  }
}

extension ChatLoop {
  func tell(_ event: ConnectionMachine.Event) {
    let actions = machine.handle(
      event,
      at: environment.elapsed(),
      chance: .random(in: 0...1)
    )
    for action in actions { perform(action) }
  }

  private func perform(_ action: ConnectionMachine.Action) {
    switch action {
    case .open(let generation): open(generation)
    case .ping(let generation): askForLife(generation)
    case .close(let generation): sockets[generation]?.outbox.add(.close(farewell))
    case .drop(let generation): sockets[generation]?.work.cancel()
    case .wait(let duration, let number): wait(duration, number)
    case .stopWaiting: stopErrands { $0 == .timer }
    case .restore: break
    case .become(let status): become(status)
    case .giveUp:
      live(.connectionLost)
      for id in pending.takeAll() { settle(id, .connectionLost) }
    }
  }

  /// by what the app wants.
  private func askForLife(_ generation: Int) {
    if machine.policy.keepAlive.using == .message {
      send(.ping(Ping(correlationId: environment.parts.makeID())))
    } else {
      sockets[generation]?.outbox.add(.ping)
    }
  }

  /// which code says goodbye.
  private var farewell: WebSocketCloseCode {
    life.is(.inBackground) ? .goingAway : .normalClosure
  }

  private func open(_ generation: Int) {
    // Nobody's socket is opened: the table wants somebody authorized.
    guard let account else { return }
    let outbox = SocketOutbox()
    let session = SocketSession(generation: generation, outbox: outbox)
    let work = Task { [environment] in
      await session.run(for: self) { () async throws(WebSocketError) in
        try await environment.connect(as: account)
      }
    }
    current = generation
    sockets[generation] = Socket(outbox: outbox, work: work)
  }

  private func wait(_ duration: Duration, _ number: Int) {
    run(.timer) { [weak self, clock = environment.parts.clock] in
      guard (try? await clock.sleep(for: duration)) != nil else { return }
      await self?.tell(.timesUp(timer: number))
    }
  }

  private func become(_ status: ConnectionMachine.Status) {
    hub.log(.webSocket, "the socket is \(status)")
    switch status {
    case .connected: hub.events.send(.connected(true))
    case .disconnected:
      current = nil
      if opening.isReady { hub.events.send(.connected(false)) }
      opening.end()
      asides = []
      // Nobody answers any more. What hasn't gone out waits if there is to be another socket.
      let lost = life.is(.connected) ? pending.takeSent() : pending.takeAll()
      for id in lost { settle(id, .connectionLost) }
    case .connecting, .disconnecting, .reconnecting: break
    }
  }

  /// - Parameter permit: Held until it has gone out.
  func send(_ frame: SocketChannel.Outgoing, holding permit: Permit? = nil) {
    guard let current, let socket = sockets[current] else { return }
    do throws(JSONError) {
      let text = String(decoding: try frame.encoded(), as: UTF8.self)
      hub.log(.webSocket, "sending \(text)")
      socket.outbox.add(.text(text, permit: permit))
    } catch {
      hub.log([.webSocket, .error], "a frame can't be written: \(error)")
    }
  }
}
