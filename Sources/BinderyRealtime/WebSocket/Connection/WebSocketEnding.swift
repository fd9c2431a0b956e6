import Foundation

/// The user's request to close a WebSocket, its closure, and the tasks that wait for the end.
///
/// Sendable because `lock` guards all mutable state.
final class WebSocketEnding: @unchecked Sendable {
  private let lock = NSLock()
  private var wish: Wish?
  private var known: WebSocketClosure?
  private var hasEnded = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  struct Wish {
    let code: WebSocketCloseCode?
    let reason: String
  }

  /// The close code and reason; nil while it is open, and for a connection that was lost.
  var closure: WebSocketClosure? { lock.withLock { known } }

  func takeWish() -> Wish? {
    lock.withLock {
      defer { wish = nil }
      return wish
    }
  }

  func end(_ closure: WebSocketClosure?) {
    let waiting = lock.withLock {
      hasEnded = true
      known = closure
      defer { self.waiting = [] }
      return self.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Stores the request, calls `act`, and returns when the connection has ended.
  func bring(about wish: Wish, _ act: () -> Void) async {
    lock.withLock { self.wish = wish }
    act()
    await withCheckedContinuation { continuation in
      let isOver = lock.withLock {
        if !hasEnded { waiting.append(continuation) }
        return hasEnded
      }
      if isOver { continuation.resume() }
    }
  }
}
