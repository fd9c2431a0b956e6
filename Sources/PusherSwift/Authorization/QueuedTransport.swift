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
    var waiting: [(id: UUID, continuation: CheckedContinuation<Bool, Never>)] = []
  }

  init(_ transport: any HTTPTransport, atOnce bound: Int = usualBound) {
    self.transport = transport
    state = Locked(State(free: bound))
  }

  func perform(_ exchange: HTTPExchange) async throws(TransportError) -> HTTPResponse {
    guard await acquireSlot() else { throw .cancelled }
    defer { releaseSlot() }
    return try await transport.perform(exchange)
  }

  /// Waits for a free slot; false if the task is cancelled first.
  private func acquireSlot() async -> Bool {
    let id = UUID()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if let result = enqueue(id, continuation) { continuation.resume(returning: result) }
      }
    } onCancel: {
      leave(id)?.resume(returning: false)
    }
  }

  /// Takes a slot; nil if the continuation has to wait.
  private func enqueue(_ id: UUID, _ continuation: CheckedContinuation<Bool, Never>) -> Bool? {
    state.withLock { state in
      if Task.isCancelled { return false }
      guard state.free == 0 else {
        state.free -= 1
        return true
      }
      state.waiting.append((id, continuation))
      return nil
    }
  }

  private func leave(_ id: UUID) -> CheckedContinuation<Bool, Never>? {
    state.withLock { state in
      let index = state.waiting.firstIndex { $0.id == id }
      return index.map { state.waiting.remove(at: $0).continuation }
    }
  }

  private func releaseSlot() {
    let next = state.withLock { state -> CheckedContinuation<Bool, Never>? in
      if state.waiting.isEmpty { state.free += 1 }
      return state.waiting.isEmpty ? nil : state.waiting.removeFirst().continuation
    }
    next?.resume(returning: true)
  }
}
