import Foundation

/// Those who wait for the answer to a ping.
///
/// Sendable because `lock` guards all that changes.
final class WebSocketPongs: @unchecked Sendable {
  typealias Answer = Result<Void, WebSocketError>

  private let lock = NSLock()
  private var waiting: [Waiting] = []
  private var last = 0
  private var end: WebSocketError??

  private struct Waiting {
    let number: Int
    let payload: [UInt8]
    let continuation: CheckedContinuation<Answer, Never>
  }

  /// The pong to a ping answers those before as well (RFC 6455 §5.5.3).
  func note(_ payload: [UInt8]) {
    let answered = lock.withLock { () -> [Waiting] in
      guard let place = waiting.firstIndex(where: { $0.payload == payload }) else { return [] }
      defer { waiting.removeFirst(place + 1) }
      return Array(waiting[...place])
    }
    for waiting in answered { waiting.continuation.resume(returning: .success(())) }
  }

  /// From now on nobody is answered.
  func end(_ error: WebSocketError?) {
    let left = lock.withLock {
      end = .some(error)
      defer { waiting = [] }
      return waiting
    }
    for waiting in left { waiting.continuation.resume(returning: Self.answer(error)) }
  }

  private static func answer(_ error: WebSocketError?) -> Answer {
    .failure(error ?? .transport(.cancelled))
  }

  /// Returns when the pong has come to what `send` sends.
  func answer(
    to payload: [UInt8],
    _ send: () -> Bool
  ) async throws(WebSocketError) {
    let number = lock.withLock {
      last += 1
      return last
    }
    let answer = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        add(Waiting(number: number, payload: payload, continuation: continuation), send)
      }
    } onCancel: {
      remove(number)?.resume(returning: .failure(.transport(.cancelled)))
    }
    try answer.get()
  }

  private func add(_ new: Waiting, _ send: () -> Bool) {
    let refusal = lock.withLock { () -> Answer? in
      if let end { return Self.answer(end) }
      if Task.isCancelled { return .failure(.transport(.cancelled)) }
      waiting.append(new)
      return nil
    }
    if let refusal { return new.continuation.resume(returning: refusal) }
    // What can't be sent any more ends soon, and this with it.
    _ = send()
  }

  private func remove(_ number: Int) -> CheckedContinuation<Answer, Never>? {
    lock.withLock {
      guard let place = waiting.firstIndex(where: { $0.number == number }) else { return nil }
      return waiting.remove(at: place).continuation
    }
  }
}
