import BinderyRuntime

/// Has so many requests under way at once; the others wait, in the order in which they came.
///
/// A client with a thousand private channels asks for all of them whenever it connects: neither its
/// descriptors nor the app's server would suffice for a thousand connections.
///
/// Sendable because `lock` guards all that changes.
final class QueuedTransport: HTTPTransport, @unchecked Sendable {
  /// As many as `URLSession` has to a host.
  static let usualBound = 6

  private let transport: any HTTPTransport
  private let lock = NSLock()
  private var free: Int
  private var waiting: [(id: UUID, turn: CheckedContinuation<Bool, Never>)] = []

  init(_ transport: any HTTPTransport, atOnce bound: Int = usualBound) {
    self.transport = transport
    free = bound
  }

  func perform(_ exchange: HTTPExchange) async throws(TransportError) -> HTTPResponse {
    guard await takeTurn() else { throw .cancelled }
    defer { endTurn() }
    return try await transport.perform(exchange)
  }

  /// False where the task is cancelled first.
  private func takeTurn() async -> Bool {
    let id = UUID()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { turn in
        if let answer = answer(id, turn) { turn.resume(returning: answer) }
      }
    } onCancel: {
      leave(id)?.resume(returning: false)
    }
  }

  /// Nil where it waits.
  private func answer(_ id: UUID, _ turn: CheckedContinuation<Bool, Never>) -> Bool? {
    lock.withLock {
      if Task.isCancelled { return false }
      guard free == 0 else {
        free -= 1
        return true
      }
      waiting.append((id, turn))
      return nil
    }
  }

  private func leave(_ id: UUID) -> CheckedContinuation<Bool, Never>? {
    lock.withLock {
      let place = waiting.firstIndex { $0.id == id }
      return place.map { waiting.remove(at: $0).turn }
    }
  }

  private func endTurn() {
    let next = lock.withLock { () -> CheckedContinuation<Bool, Never>? in
      if waiting.isEmpty { free += 1 }
      return waiting.isEmpty ? nil : waiting.removeFirst().turn
    }
    next?.resume(returning: true)
  }
}
