import BinderyRealtime
import BinderyRuntime

// Socket events.
extension ChatLoop: SocketListener {
  func opened(_ generation: Int) {
    handleConnectionEvent(.opened(generation: generation))
    guard generation == current, let account else { return }
    let id = environment.parts.makeID()
    opening.begin(id)
    noteMissedMessages()
    let device = environment.device(of: account)
    sentPushToken = device.pnsPushAddress
    send(.registerDevice(RegisterDevice(correlationId: id, data: device)))
  }

  func heard(_ generation: Int) { handleConnectionEvent(.heard(generation: generation)) }

  func received(_ messages: WebSocketBatch, _ generation: Int) {
    heard(generation)
    // Messages of a former socket are ignored.
    guard generation == current else { return }
    for case .text(let text) in messages { receive(text) }
  }

  /// Callers that wait for an answer are notified when the socket ends.
  func unsent(_ text: String, _ generation: Int) {
    hub.log([.webSocket, .error], "the socket was lost before this was sent: \(text)")
  }

  func ended(_ code: WebSocketCloseCode?, _ error: WebSocketError?, _ generation: Int) {
    sockets.removeValue(forKey: generation)?.outbox.finish()
    if let error { hub.log([.webSocket, .error], "the socket failed: \(error)") }
    handleConnectionEvent(.ended(code: code.map { Int($0.rawValue) }, generation: generation))
  }
}

extension ChatLoop {
  func handleConnectionEvent(_ event: ConnectionMachine.Event) {
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
    case .ping(let generation): sendPing(generation)
    case .close(let generation): sockets[generation]?.outbox.add(.close(closeCode))
    case .drop(let generation): sockets[generation]?.work.cancel()
    case .wait(let duration, let number): wait(duration, number)
    case .stopWaiting: cancelTasks { $0 == .timer }
    case .restore: break
    case .become(let status): handleStatus(status)
    case .giveUp:
      handle(.connectionLost)
      for id in pending.takeAll() { settle(id, .connectionLost) }
    }
  }

  /// the app chooses frames or messages.
  private func sendPing(_ generation: Int) {
    if machine.policy.keepAlive.using == .message {
      send(.ping(Ping(correlationId: environment.parts.makeID())))
    } else {
      sockets[generation]?.outbox.add(.ping)
    }
  }

  /// the close code.
  private var closeCode: WebSocketCloseCode {
    lifecycle.is(.inBackground) ? .goingAway : .normalClosure
  }

  private func open(_ generation: Int) {
    // The lifecycle table opens a socket only for an authorized user.
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
      await self?.handleConnectionEvent(.timesUp(timer: number))
    }
  }

  private func handleStatus(_ status: ConnectionMachine.Status) {
    hub.log(.webSocket, "the socket is \(status)")
    switch status {
    case .connected: hub.events.send(.connected(true))
    case .disconnected:
      current = nil
      if opening.isReady { hub.events.send(.connected(false)) }
      opening.end()
      internalCorrelations = []
      // Sent messages get no answer anymore. Unsent messages wait for the next socket, if there
      // will be one.
      let lost = lifecycle.is(.connected) ? pending.takeSent() : pending.takeAll()
      for id in lost { settle(id, .connectionLost) }
    case .connecting, .disconnecting, .reconnecting: break
    }
  }

  /// - Parameter permit: Held until the frame is sent.
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
