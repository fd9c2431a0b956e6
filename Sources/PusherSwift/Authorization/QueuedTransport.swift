import BinderyRuntime

/// A transport that limits the number of simultaneous requests; further ones wait in order.
///
/// A client with a thousand private channels authorizes all of them whenever it connects: neither
/// its descriptors nor the app's server would suffice for a thousand connections.
final class QueuedTransport: HTTPTransport {
  /// The limit of `URLSession` for one host.
  static let usualBound = 6

  private let transport: any HTTPTransport
  private let state: Locked<State>

  private struct State {
    var free: Int
    var waiting: [(id: UUID, turn: CheckedContinuation<Bool, Never>)] = []
  }

  init(_ transport: any HTTPTransport, atOnce bound: Int = usualBound) {
    self.transport = transport
    state = Locked(State(free: bound))
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
        if let result = enqueue(id, turn) { turn.resume(returning: result) }
      }
    } onCancel: {
      leave(id)?.resume(returning: false)
    }
  }

  /// Takes a slot; nil if the continuation has to wait.
  private func enqueue(_ id: UUID, _ turn: CheckedContinuation<Bool, Never>) -> Bool? {
    state.withLock { state in
      if Task.isCancelled { return false }
      guard state.free == 0 else {
        state.free -= 1
        return true
      }
      state.waiting.append((id, turn))
      return nil
    }
  }

  private func leave(_ id: UUID) -> CheckedContinuation<Bool, Never>? {
    state.withLock { state in
      let index = state.waiting.firstIndex { $0.id == id }
      return index.map { state.waiting.remove(at: $0).turn }
    }
  }

  private func endTurn() {
    let next = state.withLock { state -> CheckedContinuation<Bool, Never>? in
      if state.waiting.isEmpty { state.free += 1 }
      return state.waiting.isEmpty ? nil : state.waiting.removeFirst().turn
    }
    next?.resume(returning: true)
  }
}
