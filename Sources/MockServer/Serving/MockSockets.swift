import BinderyJSON
import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import RecordingRedaction

/// The open WebSockets and event streams of a mock server.
final class MockSockets: Sendable {
  private struct Open {
    let socket: LoopbackWebSocket
    let channels: [MockedChannel]
    /// How messages follow each other; nil for a WebSocket.
    let sequence: MessageSequence?

    /// Sends a message; returns whether that succeeded.
    func send(_ sent: ChannelPlay.SentMessage) -> Bool {
      guard let sequence else { return socket.send(sent.message) }
      return socket.send(bytes: sequence.element(sent.message, eventType: sent.eventType))
    }

    /// Sends a message of a channel; returns whether that succeeded.
    func send(_ message: WebSocketMessage, _ name: String?, on channel: String) -> Bool {
      let eventType = name.flatMap { channels.eventType(of: $0, on: channel) }
      return send(ChannelPlay.SentMessage(message: message, name: name, eventType: eventType))
    }

    /// Ends the connection, with a close frame if it is a WebSocket.
    func end(_ code: Int, _ reason: String) {
      if sequence == nil { socket.end(code, reason) } else { socket.drop() }
    }
  }

  private struct State {
    var open: [Int: Open] = [:]
    var count = 0
  }

  private let state = Locked(State())
  private let report: @Sendable (MockFrame) -> Void
  private let redaction: RedactionRules

  init(redacting rules: RedactionRules, report: @escaping @Sendable (MockFrame) -> Void) {
    redaction = rules
    self.report = report
  }

  /// The number of open WebSockets.
  var count: Int { state.withLock { $0.open.count } }

  // MARK: - Sessions

  /// Receives and sends the messages of a WebSocket until it closes, or sends those of a stream
  /// until the client ends it.
  func serve(
    _ socket: LoopbackWebSocket,
    _ play: ChannelPlay,
    _ sequence: MessageSequence? = nil
  ) {
    var play = play
    let open = Open(socket: socket, channels: play.channels, sequence: sequence)
    let id = state.withLock { state in
      state.count += 1
      state.open[state.count] = open
      return state.count
    }
    let session = Session(
      id: id,
      channel: play.channels.first?.name ?? "",
      open: open,
      redaction: redaction,
      report: report
    )
    session.perform(play.opened())
    if sequence == nil { session.serve(&play) } else { socket.waitForEnd() }
    state.withLock { _ = $0.open.removeValue(forKey: id) }
    report(MockFrame(socket: id, channel: session.channel, .closed))
  }

  private struct Session {
    let id: Int
    let channel: String
    let open: Open
    let redaction: RedactionRules
    let report: @Sendable (MockFrame) -> Void

    private var socket: LoopbackWebSocket { open.socket }

    /// Answers the frames of the client until the WebSocket closes.
    func serve(_ play: inout ChannelPlay) {
      while let frame = socket.nextFrame() {
        switch frame {
        case .message(let message) where !socket.hasSentClose:
          let reaction = play.received(message)
          report(
            MockFrame(
              socket: id,
              channel: channel,
              .received,
              message: reaction.name,
              text: MockFrame.text(message, redaction),
              violations: reaction.violations
            )
          )
          perform(reaction.actions)
        case .ping(let payload): socket.pong(payload)
        case .message, .pong: break
        case .close(let code, _):
          if !socket.hasSentClose { socket.close(code) }
          return
        case .violation(let violation):
          socket.close(violation.code, reason: violation.reason)
          return
        }
      }
    }

    func perform(_ actions: [ChannelPlay.Action]) {
      for action in actions {
        switch action {
        case .send(let sent, let source):
          // A client that has left is noticed when its next frame is read.
          _ = open.send(sent)
          report(
            MockFrame(
              socket: id,
              channel: channel,
              .sent,
              message: sent.name,
              text: MockFrame.text(sent.message, redaction),
              source: source.rawValue
            )
          )
        case .close(let code, let reason): open.end(code, reason)
        }
      }
    }
  }

  // MARK: - Control

  /// Sends a message to the open WebSockets of a channel, and returns how many got it.
  func send(_ message: WebSocketMessage, _ name: String?, to channel: String, _ id: Int?) -> Int {
    let open = state.withLock { state in
      state.open.filter { key, value in
        value.channels.contains { $0.name == channel } && (id == nil || key == id)
      }
    }
    let sent = open.filter { _, value in
      !value.socket.hasSentClose && value.send(message, name, on: channel)
    }
    let text = MockFrame.text(message, redaction)
    for id in sent.keys.sorted() {
      report(MockFrame(socket: id, channel: channel, .sent, message: name, text: text))
    }
    return sent.count
  }

  /// Closes the open WebSockets, and returns how many there were; one that is being closed gets no
  /// further close frame (RFC 6455, section 5.5.1).
  ///
  /// - Parameters:
  ///   - code: The close code; nil to end the connection without a close frame.
  ///   - id: The number of one WebSocket; nil for all.
  func close(_ code: Int?, _ reason: String, _ id: Int?) -> Int {
    let open = state.withLock { state in
      state.open.filter { id == nil || $0.key == id }.map(\.value)
    }
    .filter { code == nil || !$0.socket.hasSentClose }
    for one in open {
      if let code { one.end(code, reason) } else { one.socket.drop() }
    }
    return open.count
  }
}

extension LoopbackWebSocket {
  /// Sends a close frame; ends the connection for a code that no frame may have, such as 1006.
  fileprivate func end(_ code: Int, _ reason: String) {
    guard let code = UInt16(exactly: code).map(WebSocketCloseCode.init(rawValue:)),
      code.isSendable
    else { return drop() }
    close(code, reason: reason)
  }
}
