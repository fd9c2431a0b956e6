import BinderyRuntime
import Foundation

/// A bounded queue of events between senders and one reader, which counts dropped events.
public final class EventBuffer<Event: Sendable>: Sendable {
  /// An event, with the number of dropped events before it.
  public struct Entry: Sendable {
    /// The event.
    public let event: Event
    /// The number of events before this one that were dropped because the reader was too slow.
    public fileprivate(set) var droppedBefore: Int
  }

  private let state: Locked<State>

  fileprivate struct State {
    let policy: BufferPolicy
    var waiting: ArraySlice<Entry> = []
    var dropped = 0
    var reader = ReaderSlot<CheckedContinuation<Entry?, any Error>>()
    var end: End?
  }

  fileprivate enum End {
    case finished
    case failed(any Error)
  }

  /// Creates an empty buffer.
  public init(_ policy: BufferPolicy) { state = Locked(State(policy: policy)) }

  /// Whether a reader waits for the next event.
  public var hasReader: Bool { state.withLock { $0.reader.isTaken } }

  /// The error that ends the stream after its last event; nil if it ends without one, or not yet.
  public var failure: (any Error)? {
    state.withLock { if case .failed(let error) = $0.end { error } else { nil } }
  }

  /// Adds an event, or drops one according to the policy; does nothing after the end.
  public func send(_ event: Event) {
    let delivery = state.withLock { $0.send(event) }
    if let (reader, entry) = delivery { reader.resume(returning: entry) }
  }

  /// Ends the stream after the queued events.
  public func finish(throwing error: (any Error)? = nil) {
    let reader = state.withLock { state in
      if state.end == nil { state.end = error.map(End.failed) ?? .finished }
      return state.reader.leave()
    }
    if let error { reader?.resume(throwing: error) } else { reader?.resume(returning: nil) }
  }

  /// Returns the next event; nil at the end, and for a reader that is cancelled.
  ///
  /// There is one reader at a time: another one replaces it, and the first receives nil.
  public func next() async throws -> Entry? {
    let (entry, number) = state.withLock { state -> (Entry?, Int) in
      if let entry = state.waiting.popFirst() { return (entry, 0) }
      return (nil, state.reader.number())
    }
    if let entry { return entry }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { begin(number, $0) }
    } onCancel: {
      state.withLock { $0.reader.leave(number) }?.resume(returning: nil)
    }
  }

  private func begin(_ number: Int, _ continuation: CheckedContinuation<Entry?, any Error>) {
    let replaced = state.withLock { state -> CheckedContinuation<Entry?, any Error>? in
      if let entry = state.waiting.popFirst() {
        continuation.resume(returning: entry)
        return nil
      }
      switch state.end {
      case .finished: continuation.resume(returning: nil)
      case .failed(let error): continuation.resume(throwing: error)
      case nil where Task.isCancelled: continuation.resume(returning: nil)
      case nil: return state.reader.take(number, continuation)
      }
      return nil
    }
    replaced?.resume(returning: nil)
  }
}

extension EventBuffer.State {
  /// Adds an event, or returns the waiting reader and the entry to resume it with.
  mutating func send(
    _ event: Event
  ) -> (CheckedContinuation<EventBuffer.Entry?, any Error>, EventBuffer.Entry)? {
    guard end == nil else { return nil }
    if let reader = reader.leave() { return (reader, entry(of: event)) }
    keep(event)
    return nil
  }

  private mutating func entry(of event: Event) -> EventBuffer.Entry {
    defer { dropped = 0 }
    return EventBuffer.Entry(event: event, droppedBefore: dropped)
  }

  private mutating func keep(_ event: Event) {
    guard waiting.count >= policy.bound else { return waiting.append(entry(of: event)) }
    switch policy.overflow {
    case .dropOldest:
      guard let oldest = waiting.popFirst() else { return dropped += 1 }
      // Events dropped before the oldest are now dropped before the one after it.
      lose(1 + oldest.droppedBefore)
      waiting.append(entry(of: event))
    case .dropNewest: dropped += 1
    case .fail: end = .failed(EventBufferOverflow(bound: policy.bound))
    }
  }

  private mutating func lose(_ count: Int) {
    if waiting.isEmpty {
      dropped += count
    } else {
      waiting[waiting.startIndex].droppedBefore += count
    }
  }
}

/// The error of a full event buffer whose policy is to fail.
public struct EventBufferOverflow: Error, Hashable, Sendable, DescribedError {
  /// The number of events that the buffer can hold.
  public let bound: Int

  public var description: String {
    "the event buffer is full: \(bound) events wait to be read"
  }
}
