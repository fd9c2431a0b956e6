import BinderyRuntime
import Foundation

/// A response that the test provides later, for example to a long poll.
///
///     let promise = LoopbackPromise()
///     let server = try LoopbackServer { _ in .promised(promise) }
///     promise.keep { .json("[]") }
public final class LoopbackPromise: Sendable {
  private enum State {
    case open
    case waiting(LoopbackWakeUp)
    case kept(@Sendable () -> LoopbackAnswer)
    case over
  }

  private let state = Locked(State.open)
  private let clientLeft: @Sendable () -> Void

  /// Creates a promise.
  ///
  /// - Parameter clientLeft: Called when the client or the server ends the connection before the
  ///   promise is kept, on the connection's thread.
  public init(clientLeft: @escaping @Sendable () -> Void = {}) { self.clientLeft = clientLeft }

  /// Provides the response, which is created on the connection's thread; later calls are ignored.
  public func keep(_ answer: @escaping @Sendable () -> LoopbackAnswer) {
    state.withLock { state in
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

// Called on the thread of the connection.
extension LoopbackPromise {
  /// Waits for the response; nil when the client or the server ends the connection first.
  func wait(on socket: LoopbackSocket) -> LoopbackAnswer? {
    if let wakeUp = beginWaiting() {
      _ = socket.wait(for: wakeUp.reader)
      return end(wakeUp)
    }
    return end(nil)
  }

  /// Returns nil if the promise is already kept, or the system has no descriptors.
  private func beginWaiting() -> LoopbackWakeUp? {
    state.withLock { state in
      guard case .open = state, let wakeUp = LoopbackWakeUp() else { return nil }
      state = .waiting(wakeUp)
      return wakeUp
    }
  }

  private func end(_ wakeUp: LoopbackWakeUp?) -> LoopbackAnswer? {
    let answer = state.withLock { state -> (@Sendable () -> LoopbackAnswer)? in
      defer { state = .over }
      // No other thread refers to it any more.
      wakeUp?.close()
      guard case .kept(let answer) = state else { return nil }
      return answer
    }
    if answer == nil { clientLeft() }
    return answer?()
  }
}

extension LoopbackAnswer {
  /// Creates a response that a promise provides.
  public static func promised(_ promise: LoopbackPromise) -> Self { Self([.promise(promise)]) }
}
