import BinderyRuntime

/// The states of a realtime client's connection: the present one first, then each change.
public struct RealtimeStates: AsyncSequence, Sendable {
  public typealias Element = ConnectionMachine.Status
  private let stream: AsyncStream<Element>

  init(_ stream: AsyncStream<Element>) { self.stream = stream }

  public func makeAsyncIterator() -> AsyncStream<Element>.Iterator { stream.makeAsyncIterator() }
}

/// The present state of a connection, for any number of readers.
final class StatePublisher: Sendable {
  private let state = Locked(State())

  private struct State {
    var status = ConnectionMachine.Status.disconnected
    var lastError: WebSocketError?
    /// The number of the newest connection of each request.
    var newest: [RealtimeOptions.Request: Int] = [:]
    var lastConnection = 0
    var lastNumber = 0
    var readers: [Int: AsyncStream<ConnectionMachine.Status>.Continuation] = [:]
  }

  /// The number of states that wait for a slow reader; older ones are dropped.
  private static let bound = 64

  deinit { for reader in state.withLock({ $0.readers.values }) { reader.finish() } }

  var status: ConnectionMachine.Status { state.withLock { $0.status } }

  /// Why the connection that last changed isn't open; nil if it is, or after `disconnect()`.
  var lastError: WebSocketError? { state.withLock { $0.lastError } }

  var states: RealtimeStates {
    let (stream, reader) = AsyncStream.makeStream(
      of: ConnectionMachine.Status.self,
      bufferingPolicy: .bufferingNewest(Self.bound)
    )
    let number = state.withLock { state in
      state.lastNumber += 1
      state.readers[state.lastNumber] = reader
      reader.yield(state.status)
      return state.lastNumber
    }
    reader.onTermination = { [weak self] _ in self?.remove(number) }
    return RealtimeStates(stream)
  }

  /// Adds a connection, which replaces a released one of the same request; returns its number.
  func add(_ request: RealtimeOptions.Request) -> Int {
    state.withLock { state in
      state.lastConnection += 1
      state.newest[request] = state.lastConnection
      return state.lastConnection
    }
  }

  /// Removes a connection that has ended.
  func remove(_ number: Int, _ request: RealtimeOptions.Request) {
    state.withLock { state in
      if state.newest[request] == number { state.newest[request] = nil }
    }
  }

  /// Publishes the status of a connection, unless it was replaced: a channel that is released and
  /// opened again has a new connection before the former one is closed.
  func publish(
    _ status: ConnectionMachine.Status,
    because error: WebSocketError? = nil,
    of number: Int,
    _ request: RealtimeOptions.Request
  ) {
    state.withLock { state in
      guard state.newest[request] == number else { return }
      state.status = status
      state.lastError = error
      for reader in state.readers.values { reader.yield(status) }
    }
  }

  private func remove(_ number: Int) { state.withLock { $0.readers[number] = nil } }
}
