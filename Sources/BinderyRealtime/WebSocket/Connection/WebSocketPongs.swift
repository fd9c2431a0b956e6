import BinderyRuntime
import Foundation

/// The callers that wait for the pong to their ping (RFC 6455 §5.5.3).
final class WebSocketPongs: Sendable {
  typealias Outcome = Result<Void, WebSocketError>

  private struct State {
    var waiting: [Waiting] = []
    var lastNumber = 0
    /// How the connection ended; nil while it is open.
    var end: WebSocketError??
  }

  private struct Waiting {
    let number: Int
    let payload: [UInt8]
    let continuation: CheckedContinuation<Outcome, Never>
  }

  private let state = Locked(State())

  /// Resumes the callers of the ping with this payload and of those before it (RFC 6455 §5.5.3).
  func receive(_ payload: [UInt8]) {
    let matching = state.withLock { state -> [Waiting] in
      guard let index = state.waiting.firstIndex(where: { $0.payload == payload }) else {
        return []
      }
      defer { state.waiting.removeFirst(index + 1) }
      return Array(state.waiting[...index])
    }
    for waiting in matching { waiting.continuation.resume(returning: .success(())) }
  }

  /// Fails all callers, also future ones.
  func end(_ error: WebSocketError?) {
    let waiting = state.withLock { state in
      state.end = .some(error)
      defer { state.waiting = [] }
      return state.waiting
    }
    for waiting in waiting { waiting.continuation.resume(returning: Self.failure(error)) }
  }

  private static func failure(_ error: WebSocketError?) -> Outcome {
    .failure(error ?? .transport(.cancelled))
  }

  /// Calls `send`, and returns when the pong to its ping was received.
  func pong(
    to payload: [UInt8],
    _ send: () -> Bool
  ) async throws(WebSocketError) {
    let number = state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        add(Waiting(number: number, payload: payload, continuation: continuation), send)
      }
    } onCancel: {
      remove(number)?.resume(returning: .failure(.transport(.cancelled)))
    }
    try outcome.get()
  }

  private func add(_ new: Waiting, _ send: () -> Bool) {
    let refusal = state.withLock { state -> Outcome? in
      if let end = state.end { return Self.failure(end) }
      if Task.isCancelled { return .failure(.transport(.cancelled)) }
      state.waiting.append(new)
      return nil
    }
    if let refusal { return new.continuation.resume(returning: refusal) }
    // A ping that cannot be sent any more fails when the connection ends, which is soon.
    _ = send()
  }

  private func remove(_ number: Int) -> CheckedContinuation<Outcome, Never>? {
    state.withLock { state in
      guard let index = state.waiting.firstIndex(where: { $0.number == number }) else { return nil }
      return state.waiting.remove(at: index).continuation
    }
  }
}
