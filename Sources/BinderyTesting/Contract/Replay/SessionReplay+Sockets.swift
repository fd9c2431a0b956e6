import BinderyRuntime

// Replay of WebSocket sessions.
extension SessionReplay {
  mutating func open(_ number: Int, _ step: RecordedStep) async throws(ContractViolations) {
    let opened = await waiting(until: step.time) { [sockets] in try? await sockets.socket(number) }
    guard let opened else { throw differs(step, "the client didn't connect") }
    open[number] = OpenSession(socket: opened)
    await pass(until: step.time)
    // The server address isn't part of the contract.
    let request = client.sessions[number].entry.request
    let url = sockets.urls.all[number]
    let numbers = RequestTolerance(undescribed: request).numericParameters
    guard TargetDifferences(recorded: request.url, sent: url, numbers: numbers).found.isEmpty
    else {
      throw differs(step, "recorded to connect to \(request.url), connected to \(url)")
    }
    _ = await untilIdle { try? await opened.reads.first(1) }
  }

  mutating func frame(
    _ position: Int,
    of number: Int,
    _ step: RecordedStep
  ) async throws(ContractViolations) {
    let session = client.sessions[number].entry
    let frame = session.frames[position]
    guard let socket = open[number]?.socket else { return }
    // WebSockets answer pings themselves; the replay compares the close code in another step.
    let isPong = (frame.type, frame.opcode) == ("send", 10)
    if frame.type == "send", !isPong {
      let recorded = frame.word(closing: session.origin?.close?.code)
      return try await send(frame, recorded, on: number, step)
    }
    await pass(until: step.time)
    guard frame.type == "receive" else { return }
    switch frame.opcode {
    case 1:
      let text = player.makesIDs ? ids.translate(frame.data) : frame.data
      await untilIdle { try? await socket.deliver(.text(text)) }
    case 2:
      let bytes = frame.bytes ?? []
      await untilIdle { try? await socket.deliver(.binary(bytes)) }
    case 10: socket.pong()
    default: break
    }
  }

  private mutating func send(
    _ frame: HTTPArchive.Frame,
    _ recorded: String,
    on number: Int,
    _ step: RecordedStep
  ) async throws(ContractViolations) {
    guard let (socket, count) = open[number].map({ ($0.socket, $0.sentCount + 1) }) else { return }
    open[number]?.sentCount = count
    if client.calls.isEmpty {
      await pass(until: step.time)
      player.act(for: frame)
    }
    let sent = await waiting(until: step.time) { try? await socket.sent.first(count).last }
    guard let sent else { throw differs(step, "recorded \(recorded), sent nothing") }
    guard isSame(recorded, sent) else {
      throw differs(step, "recorded \(recorded), sent \(sent)")
    }
    open[number]?.isClosing = frame.opcode == 8
    await pass(until: step.time)
  }

  /// Ends a session as recorded; the client also closes where the archive lacks the close frame.
  mutating func end(_ number: Int, _ step: RecordedStep) async throws(ContractViolations) {
    let session = client.sessions[number].entry
    guard let close = session.origin?.close,
      let (socket, isClosing) = open[number].map({ ($0.socket, $0.isClosing) })
    else { return }
    // The side that sent the first close frame began the closing handshake (RFC 6455 §7.1.2).
    if let first = session.frames.first(where: { $0.opcode == 8 }),
      (first.type == "send") != (close.by == "client")
    {
      let side = first.type == "send" ? "client" : "service"
      throw differs(
        step,
        "recorded as closed by the \(close.by), but the first close frame is that of the \(side)"
      )
    }
    guard close.by == "service" else {
      let closing = HTTPArchive.Frame(type: "send", time: 0, opcode: 8, data: "")
      if !isClosing { try await send(closing, closing.word(closing: close.code), on: number, step) }
      return
    }
    if close.code == 1006 {
      socket.lose()
    } else {
      socket.close(close.code, reason: close.reason)
    }
  }

  /// Whether two messages are equal; JSON texts are compared by value.
  private mutating func isSame(_ recorded: String, _ sent: String) -> Bool {
    guard recorded.hasPrefix("text "), sent.hasPrefix("text "),
      let old = try? JSONValue(parsing: String(recorded.dropFirst(5))),
      let new = try? JSONValue(parsing: String(sent.dropFirst(5)))
    else { return recorded == sent }
    let expected = player.expected(for: old)
    return player.makesIDs ? ids.match(expected, new) : expected == new
  }
}

extension HTTPArchive.Frame {
  /// The event as `ScriptedSocket` records it; 1006 means no close frame (RFC 6455 §7.4.1).
  fileprivate func word(closing code: Int?) -> String {
    switch opcode {
    case 8 where code == 1006: "drop"
    case 8: "close \(code.map { "\($0)" } ?? "without a code")"
    case 9: "ping"
    case 2: "binary \(data)"
    default: "text \(data)"
    }
  }
}
