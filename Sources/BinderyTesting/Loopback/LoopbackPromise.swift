import BinderyRuntime
import Foundation

/// An answer that comes later, as that of a long poll does.
///
///     let promise = LoopbackPromise()
///     let server = try LoopbackServer { _ in .promised(promise) }
///     promise.keep { .json("[]") }
///
/// Sendable because `lock` guards all that changes.
public final class LoopbackPromise: @unchecked Sendable {
  private enum State {
    case open
    case waiting(LoopbackWakeUp)
    case kept(@Sendable () -> LoopbackAnswer)
    case over
  }

  private let lock = NSLock()
  private var state = State.open
  private let clientLeft: @Sendable () -> Void

  /// - Parameter clientLeft: Called when the client or the server ends the connection before the
  ///   promise is kept, on the connection's thread.
  public init(clientLeft: @escaping @Sendable () -> Void = {}) { self.clientLeft = clientLeft }

  /// Gives the answer, which is made on the connection's thread; only the first counts.
  public func keep(_ answer: @escaping @Sendable () -> LoopbackAnswer) {
    lock.withLock {
      switch state {
      case .open: state = .kept(answer)
      case .waiting(let wakeUp):
        state = .kept(answer)
        wakeUp.call()
      case .kept, .over: break
      }
    }
  }
}

// On the thread of the connection.
extension LoopbackPromise {
  /// Waits for the answer; nil when the client or the server ends the connection before.
  func wait(on socket: LoopbackSocket) -> LoopbackAnswer? {
    if let wakeUp = beginWaiting() {
      _ = socket.wait(for: wakeUp.reader)
      return end(wakeUp)
    }
    return end(nil)
  }

  /// Nil when there is nothing to wait for, or nothing to wait with.
  private func beginWaiting() -> LoopbackWakeUp? {
    lock.withLock {
      guard case .open = state, let wakeUp = LoopbackWakeUp() else { return nil }
      state = .waiting(wakeUp)
      return wakeUp
    }
  }

  private func end(_ wakeUp: LoopbackWakeUp?) -> LoopbackAnswer? {
    let answer: (@Sendable () -> LoopbackAnswer)? = lock.withLock {
      defer { state = .over }
      // Nobody else has it from here on.
      wakeUp?.close()
      guard case .kept(let answer) = state else { return nil }
      return answer
    }
    if answer == nil { clientLeft() }
    return answer?()
  }
}

extension LoopbackAnswer {
  /// What the promise is kept with.
  public static func promised(_ promise: LoopbackPromise) -> Self { Self([.promise(promise)]) }
}
