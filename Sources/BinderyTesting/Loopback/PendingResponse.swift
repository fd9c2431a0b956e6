import BinderyRuntime
import Foundation

/// A response that the test provides later, for example to a long poll.
///
///     let pendingResponse = PendingResponse()
///     let server = try LoopbackServer { _ in .pending(pendingResponse) }
///     pendingResponse.fulfill { .json("[]") }
public final class PendingResponse: Sendable {
  private enum State {
    case open
    case waiting(LoopbackWakeUp)
    case fulfilled(@Sendable () -> LoopbackResponse)
    case over
  }

  private let state = Locked(State.open)
  private let onDisconnect: @Sendable () -> Void

  /// Creates a pending response.
  ///
  /// - Parameter onDisconnect: Called when the client or the server ends the connection before the
  ///   pending response is fulfilled, on the connection's thread.
  public init(onDisconnect: @escaping @Sendable () -> Void = {}) {
    self.onDisconnect = onDisconnect
  }

  /// Provides the response, which is created on the connection's thread; later calls are ignored.
  public func fulfill(_ response: @escaping @Sendable () -> LoopbackResponse) {
    state.withLock { state in
      switch state {
      case .open: state = .fulfilled(response)
      case .waiting(let wakeUp):
        state = .fulfilled(response)
        wakeUp.call()
      case .fulfilled, .over: break
      }
    }
  }
}

// Called on the thread of the connection.
extension PendingResponse {
  /// Waits for the response; nil when the client or the server ends the connection first.
  func wait(on socket: LoopbackSocket) -> LoopbackResponse? {
    if let wakeUp = beginWaiting() {
      _ = socket.wait(for: wakeUp.reader)
      return end(wakeUp)
    }
    return end(nil)
  }

  /// Returns nil if the pending response is already fulfilled, or the system has no descriptors.
  private func beginWaiting() -> LoopbackWakeUp? {
    state.withLock { state in
      guard case .open = state, let wakeUp = LoopbackWakeUp() else { return nil }
      state = .waiting(wakeUp)
      return wakeUp
    }
  }

  private func end(_ wakeUp: LoopbackWakeUp?) -> LoopbackResponse? {
    let response = state.withLock { state -> (@Sendable () -> LoopbackResponse)? in
      defer { state = .over }
      // No other thread refers to it any more.
      wakeUp?.close()
      guard case .fulfilled(let response) = state else { return nil }
      return response
    }
    if response == nil { onDisconnect() }
    return response?()
  }
}

extension LoopbackResponse {
  /// Creates a response that is provided later.
  public static func pending(_ pendingResponse: PendingResponse) -> Self {
    Self([.pendingResponse(pendingResponse)])
  }
}
