import BinderyRealtime
import BinderyRuntime
import Commands

/// What a server sent over a WebSocket and wasn't compared yet.
///
/// It is limited: a server may send without end.
final class LiveInbox: Sendable {
  private let state: Locked<State>

  private struct State {
    var messages: [LiveMessage.Content] = []
    var end: SessionPlay.End?
    /// The numbers of messages and bytes that may still be received.
    var messageLimit: Int
    var byteLimit = 64 << 20
    var waiter: CheckedContinuation<Void, Never>?
  }

  init(messageLimit: Int) { state = Locked(State(messageLimit: messageLimit)) }

  /// Adds a message; returns whether further ones are received.
  func add(_ message: WebSocketMessage) -> Bool {
    let (content, size): (LiveMessage.Content, Int) =
      switch message {
      case .text(let text): (.text(text), text.utf8.count)
      case .binary(let bytes): (.binary(bytes), bytes.count)
      }
    return update { state in
      state.messageLimit -= 1
      state.byteLimit -= size
      guard state.messageLimit >= 0, state.byteLimit >= 0 else {
        state.end = .flooded
        return false
      }
      state.messages.append(content)
      return true
    }
  }

  /// Notes how the session ended; the first end counts.
  func end(_ end: SessionPlay.End) { update { $0.end = $0.end ?? end } }

  /// Removes and returns the messages, and the end if there is one.
  func take() -> (messages: [LiveMessage.Content], end: SessionPlay.End?) {
    state.withLock { state in
      defer { state.messages = [] }
      return (state.messages, state.end)
    }
  }

  /// Returns when there is a message or the end, or after a time.
  func change(within time: Duration, on clock: some Clock<Duration>) async {
    let timer = clock.timer(after: time) { self.update { _ in } }
    await withCheckedContinuation { continuation in
      let isReady = state.withLock { state in
        if !state.messages.isEmpty || state.end != nil { return true }
        state.waiter = continuation
        return false
      }
      if isReady { continuation.resume() }
    }
    timer.cancel()
  }

  @discardableResult
  private func update<Value>(_ body: (inout State) -> Value) -> Value {
    let (value, waiter) = state.withLock { state in
      let value = body(&state)
      defer { state.waiter = nil }
      return (value, state.waiter)
    }
    waiter?.resume()
    return value
  }
}
