/// What a side of a WebSocket does next (RFC 6455 §5.5 and §7); it owns no socket and no clock.
struct WebSocketMachine {
  private(set) var state = State.open

  enum State: Equatable, Sendable {
    case open
    /// We closed, and the other side hasn't answered.
    case closing(WebSocketClosure)
    /// Both sides have closed, or one broke the protocol; the connection is still there.
    case closed(WebSocketClosure?, WebSocketViolation?)
    case ended
  }

  enum Event: Equatable, Sendable {
    /// The user closes.
    case close(WebSocketCloseCode?, reason: String)
    case received(WebSocketControl)
    case violated(WebSocketViolation)
    /// The time is over that `expectEnd` allowed, while the other side took more of what was sent
    /// or didn't.
    case timedOut(hasProgress: Bool)
    case disconnected
  }

  enum Action: Equatable, Sendable {
    case pong([UInt8])
    /// Somebody asked for a sign of life, and it has come.
    case notePong([UInt8])
    case sendClose(WebSocketCloseCode?, reason: String)
    /// Waits so long for the other side to end.
    case expectEnd
    case drop
    /// Tells the user how it ended; nil where the connection was lost.
    case end(WebSocketClosure?, WebSocketViolation?)
  }

  /// Whether what comes is still read; messages are then delivered.
  var isListening: Bool {
    switch state {
    case .open, .closing: true
    case .closed, .ended: false
    }
  }

  /// Who said goodbye first, and how.
  var goodbye: WebSocketClosure? {
    switch state {
    case .closing(let closure): closure
    case .closed(let closure, _): closure
    case .open, .ended: nil
    }
  }

  /// Of several events in one call of the network each is given in turn.
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
    // A pong behind our own closing frame nobody would read.
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
