import Foundation

/// How a WebSocket is to end, how it ended, and who waits for that.
///
/// Sendable because `lock` guards all that changes.
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

  /// How it was closed; nil while it is open, and for one that was lost.
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

  /// Wishes for the end, by `act`, and returns when it has come.
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
