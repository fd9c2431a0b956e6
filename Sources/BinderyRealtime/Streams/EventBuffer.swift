import Foundation

/// Events between those who receive them and one who reads them: at most as many as its policy
/// allows, and a count of those for which there was no room.
///
/// Sendable because `lock` guards all that changes.
public final class EventBuffer<Event: Sendable>: @unchecked Sendable {
  /// An event, with what was lost on the way to it.
  public struct Entry: Sendable {
    /// What was received.
    public let event: Event
    /// How many events before this one nobody will read, since the reader was too slow.
    public fileprivate(set) var droppedBefore: Int
  }

  private let policy: BufferPolicy
  private let lock = NSLock()
  private var waiting: ArraySlice<Entry> = []
  private var dropped = 0
  private var reader = ReaderPlace<CheckedContinuation<Entry?, any Error>>()
  private var end: End?

  private enum End {
    case finished
    case failed(any Error)
  }

  /// An empty one, which nobody reads yet.
  public init(_ policy: BufferPolicy) { self.policy = policy }

  /// Whether somebody waits for the next event.
  public var hasReader: Bool { lock.withLock { reader.isTaken } }

  /// What it ends by once everything that waits was read; nil where that is no error, or never.
  public var failure: (any Error)? {
    lock.withLock { if case .failed(let error) = end { error } else { nil } }
  }

  /// Adds an event, or counts one that has no room; after the end it does nothing.
  public func send(_ event: Event) {
    let delivery: (CheckedContinuation<Entry?, any Error>, Entry)? = lock.withLock {
      guard end == nil else { return nil }
      if let reader = reader.leave() { return (reader, entry(of: event)) }
      keep(event)
      return nil
    }
    if let (reader, entry) = delivery { reader.resume(returning: entry) }
  }

  /// Ends it once everything that waits was read.
  public func finish(throwing error: (any Error)? = nil) {
    let reader = lock.withLock {
      if end == nil { end = error.map(End.failed) ?? .finished }
      return self.reader.leave()
    }
    if let error { reader?.resume(throwing: error) } else { reader?.resume(returning: nil) }
  }

  /// The next event; nil at the end, and for a reader that is cancelled.
  ///
  /// There is one reader at a time: another that comes meanwhile takes its place, and the first
  /// reads the end.
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
      // What was lost before the oldest is lost before the one after it, too.
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

/// Events came faster than they were read, and the policy is to end then.
public struct EventBufferOverflow: Error, Hashable, Sendable, CustomStringConvertible {
  /// How many waited already.
  public let bound: Int

  public var description: String {
    "\(bound) events wait to be read, and there is no room for more"
  }
}
