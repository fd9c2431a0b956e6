import BinderyRuntime

/// The user's request to close a WebSocket, its closure, and the tasks that wait for the end.
final class WebSocketCloseState: Sendable {
  private let state = Locked(State())

  private struct State {
    var request: Request?
    var closure: WebSocketClosure?
    var hasEnded = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  struct Request {
    let code: WebSocketCloseCode?
    let reason: String
  }

  /// The close code and reason; nil while it is open, and for a connection that was lost.
  var closure: WebSocketClosure? { state.withLock { $0.closure } }

  func takeRequest() -> Request? {
    state.withLock { state in
      defer { state.request = nil }
      return state.request
    }
  }

  func end(_ closure: WebSocketClosure?) {
    let waiting = state.withLock { state in
      state.hasEnded = true
      state.closure = closure
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Stores the request, calls `act`, and returns when the connection has ended.
  func request(_ request: Request, _ act: () -> Void) async {
    state.withLock { $0.request = request }
    act()
    await withCheckedContinuation { continuation in
      let isOver = state.withLock { state in
        if !state.hasEnded { state.waiting.append(continuation) }
        return state.hasEnded
      }
      if isOver { continuation.resume() }
    }
  }
}
