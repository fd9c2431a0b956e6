/// The state machine of one side of a WebSocket (RFC 6455 §5.5 and §7), without a socket or clock.
struct WebSocketMachine {
  private(set) var state = State.open

  enum State: Equatable, Sendable {
    case open
    /// This side has sent a close frame, and the other side has not answered.
    case closing(WebSocketClosure)
    /// Both sides have sent close frames, or one violated the protocol; the connection is still
    /// open.
    case closed(WebSocketClosure?, WebSocketViolation?)
    case ended
  }

  enum Event: Equatable, Sendable {
    /// The user closes.
    case close(WebSocketCloseCode?, reason: String)
    case received(WebSocketControl)
    case violated(WebSocketViolation)
    /// The time that `expectEnd` allows has passed; `hasProgress` is whether the other side took
    /// more of the unwritten bytes meanwhile.
    case timedOut(hasProgress: Bool)
    case disconnected
  }

  enum Action: Equatable, Sendable {
    case pong([UInt8])
    /// A pong was received.
    case notePong([UInt8])
    case sendClose(WebSocketCloseCode?, reason: String)
    /// Wait for the other side to end the connection.
    case expectEnd
    case drop
    /// Report the end to the user; the closure is nil if the connection was lost.
    case end(WebSocketClosure?, WebSocketViolation?)
  }

  /// Whether bytes are still read, and messages delivered.
  var isListening: Bool {
    switch state {
    case .open, .closing: true
    case .closed, .ended: false
    }
  }

  /// The first close frame of either side.
  var firstClosure: WebSocketClosure? {
    switch state {
    case .closing(let closure): closure
    case .closed(let closure, _): closure
    case .open, .ended: nil
    }
  }

  /// Handles an event and returns the actions to perform.
  mutating func handle(_ event: Event) -> [Action] {
    switch (state, event) {
    case (.open, .close(let code, let reason)):
      state = .closing(WebSocketClosure(code: code, reason: reason, by: .client))
      return [.sendClose(code, reason: reason), .expectEnd]
    case (.open, .received(.close(let code, let reason))):
      state = .closed(WebSocketClosure(code: code, reason: reason, by: .server), nil)
      return [.sendClose(code, reason: ""), .expectEnd]
    case (.closing(let closure), .received(.close)):
      state = .closed(closure, nil)
      return [.expectEnd]
    case (.open, .received(let received)), (.closing, .received(let received)):
      return answer(received)
    case (.open, .violated(let violation)):
      state = .closed(nil, violation)
      return [.sendClose(violation.code, reason: violation.reason), .expectEnd]
    case (.closing, .violated(let violation)):
      state = .closed(nil, violation)
      return [.drop]
    case (.closing, .timedOut(hasProgress: true)), (.closed, .timedOut(hasProgress: true)):
      return [.expectEnd]
    case (.open, .timedOut), (.closing, .timedOut), (.closed, .timedOut): return [.drop]
    case (_, .disconnected): return end()
    case (.closing, .close), (.closed, _), (.ended, _): return []
    }
  }

  private func answer(_ received: WebSocketControl) -> [Action] {
    switch received {
    // The other side would not read a pong after this side's close frame.
    case .ping(let payload): state == .open ? [.pong(payload)] : []
    case .pong(let payload): [.notePong(payload)]
    case .close: []
    }
  }

  private mutating func end() -> [Action] {
    defer { state = .ended }
    switch state {
    case .open: return [.end(nil, nil)]
    case .closing(let closure): return [.end(closure, nil)]
    case .closed(let closure, let violation): return [.end(closure, violation)]
    case .ended: return []
    }
  }
}
