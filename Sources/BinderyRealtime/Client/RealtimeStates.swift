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
    var lastNumber = 0
    var readers: [Int: AsyncStream<ConnectionMachine.Status>.Continuation] = [:]
  }

  /// The number of states that wait for a slow reader; older ones are dropped.
  private static let bound = 64

  deinit { for reader in state.withLock({ $0.readers.values }) { reader.finish() } }

  var status: ConnectionMachine.Status { state.withLock { $0.status } }

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

  func publish(_ status: ConnectionMachine.Status) {
    state.withLock { state in
      state.status = status
      for reader in state.readers.values { reader.yield(status) }
    }
  }

  private func remove(_ number: Int) { state.withLock { $0.readers[number] = nil } }
}
