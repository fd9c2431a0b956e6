import BinderyRuntime

/// A transport that limits the number of simultaneous requests; further ones wait in order.
///
/// A client with a thousand private channels authorizes all of them whenever it connects: neither
/// its descriptors nor the app's server would suffice for a thousand connections.
///
/// Sendable because `lock` guards all mutable state.
final class QueuedTransport: HTTPTransport, @unchecked Sendable {
  /// The limit of `URLSession` for one host.
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

  /// Waits for a free slot; false if the task is cancelled first.
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

  /// Takes a slot; nil if the continuation has to wait.
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
      let index = waiting.firstIndex { $0.id == id }
      return index.map { waiting.remove(at: $0).turn }
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
