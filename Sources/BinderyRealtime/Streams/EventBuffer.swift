import Foundation

/// A bounded queue of events between their senders and one reader, with a count of the dropped
/// ones.
///
/// Sendable because `lock` guards all mutable state.
public final class EventBuffer<Event: Sendable>: @unchecked Sendable {
  /// An event, with the number of dropped events before it.
  public struct Entry: Sendable {
    /// The event.
    public let event: Event
    /// The number of events before this one that were dropped because the reader was too slow.
    public fileprivate(set) var droppedBefore: Int
  }

  private let policy: BufferPolicy
  private let lock = NSLock()
  private var waiting: ArraySlice<Entry> = []
  private var dropped = 0
  private var reader = ReaderSlot<CheckedContinuation<Entry?, any Error>>()
  private var end: End?

  private enum End {
    case finished
    case failed(any Error)
  }

  /// Creates an empty buffer.
  public init(_ policy: BufferPolicy) { self.policy = policy }

  /// Whether a reader waits for the next event.
  public var hasReader: Bool { lock.withLock { reader.isTaken } }

  /// The error that ends the stream after its last event; nil if it ends without one, or not yet.
  public var failure: (any Error)? {
    lock.withLock { if case .failed(let error) = end { error } else { nil } }
  }

  /// Adds an event, or drops one according to the policy; does nothing after the end.
  public func send(_ event: Event) {
    let delivery: (CheckedContinuation<Entry?, any Error>, Entry)? = lock.withLock {
      guard end == nil else { return nil }
      if let reader = reader.leave() { return (reader, entry(of: event)) }
      keep(event)
      return nil
    }
    if let (reader, entry) = delivery { reader.resume(returning: entry) }
  }

  /// Ends the stream after the events that wait.
  public func finish(throwing error: (any Error)? = nil) {
    let reader = lock.withLock {
      if end == nil { end = error.map(End.failed) ?? .finished }
      return self.reader.leave()
    }
    if let error { reader?.resume(throwing: error) } else { reader?.resume(returning: nil) }
  }

  /// Returns the next event; nil at the end, and for a reader that is cancelled.
  ///
  /// There is one reader at a time: another one replaces it, and the first receives nil.
  public func next() async throws -> Entry? {
    let (entry, number) = lock.withLock { () -> (Entry?, Int) in
      if let entry = waiting.popFirst() { return (entry, 0) }
      return (nil, reader.number())
    }
    if let entry { return entry }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { begin(number, $0) }
    } onCancel: {
      lock.withLock { reader.leave(number) }?.resume(returning: nil)
    }
  }
}

extension EventBuffer {
  private func entry(of event: Event) -> Entry {
    defer { dropped = 0 }
    return Entry(event: event, droppedBefore: dropped)
  }

  private func keep(_ event: Event) {
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

  private func lose(_ count: Int) {
    if waiting.isEmpty {
      dropped += count
    } else {
      waiting[waiting.startIndex].droppedBefore += count
    }
  }

  private func begin(_ number: Int, _ continuation: CheckedContinuation<Entry?, any Error>) {
    let replaced = lock.withLock { () -> CheckedContinuation<Entry?, any Error>? in
      if let entry = waiting.popFirst() {
        continuation.resume(returning: entry)
        return nil
      }
      switch end {
      case .finished: continuation.resume(returning: nil)
      case .failed(let error): continuation.resume(throwing: error)
      case nil where Task.isCancelled: continuation.resume(returning: nil)
      case nil: return reader.take(number, continuation)
      }
      return nil
    }
    replaced?.resume(returning: nil)
  }
}

/// The error of a full event buffer whose policy is to fail.
public struct EventBufferOverflow: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of events that the buffer can hold.
  public let bound: Int

  public var description: String {
    "the event buffer is full: \(bound) events wait to be read"
  }
}
