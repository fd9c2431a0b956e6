import BinderyRuntime
import Foundation

/// The events that a test records, as texts, with methods to wait for them.
///
/// A wait that times out or is cancelled throws an error with its source location, the expected
/// events and those found, so that a test fails instead of hanging.
public final class EventLog: Sendable {
  /// The default timeout in seconds, long enough for a busy machine.
  public static let defaultTimeout: TimeInterval = 30

  private let timeout: TimeInterval
  private let state = Locked(State())

  private struct State {
    var events: [String] = []
    var waiting: [UUID: Waiter] = [:]
  }

  /// Creates an empty log.
  ///
  /// - Parameter timeout: The timeout of each wait, in seconds.
  public init(timeout: TimeInterval = defaultTimeout) { self.timeout = timeout }

  private struct Waiter {
    let count: Int
    let continuation: CheckedContinuation<[String], Never>
  }

  /// Adds an event.
  public func add(_ event: String) {
    let satisfied = state.withLock { state in
      state.events.append(event)
      let count = state.events.count
      let satisfied = state.waiting.filter { $0.value.count <= count }
      for id in satisfied.keys { state.waiting[id] = nil }
      return Array(satisfied.values)
    }
    let events = all
    for waiter in satisfied { waiter.continuation.resume(returning: events) }
  }

  /// The events so far.
  public var all: [String] { state.withLock { $0.events } }

  /// The number of events so far.
  var count: Int { state.withLock { $0.events.count } }
}

extension EventLog {
  /// Waits for an event with this text.
  public func wait(
    for event: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws(WaitError) {
    _ = try await first(1, "“\(event)”", file, line) { $0 == event }
  }

  /// Waits for an event that satisfies a predicate.
  public func wait(
    until isAwaited: (String) -> Bool,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws(WaitError) {
    _ = try await first(1, "a matching event", file, line, where: isAwaited)
  }

  /// Returns the first `count` events, waiting for them.
  public func first(
    _ count: Int,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws(WaitError) -> [String] {
    try await first(count, count.counted("event"), file, line) { _ in true }
  }

  /// Returns the first `count` events that satisfy a predicate, waiting for them.
  public func first(
    _ count: Int,
    where isMatch: (String) -> Bool,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws(WaitError) -> [String] {
    try await first(count, count.counted("matching event"), file, line, where: isMatch)
  }

  private func first(
    _ count: Int,
    _ awaited: String,
    _ file: StaticString,
    _ line: UInt,
    where isMatch: (String) -> Bool
  ) async throws(WaitError) -> [String] {
    let deadline = DispatchTime.now() + timeout
    var least = count
    while true {
      let events = await all(least, by: deadline)
      let matches = events.filter(isMatch)
      if matches.count >= count { return Array(matches.prefix(count)) }
      guard events.count >= least, .now() < deadline else {
        throw WaitError(awaited, found: events, file, line)
      }
      least = events.count + count - matches.count
    }
  }
}

extension EventLog {
  /// Returns all events once there are `count`, or at the deadline.
  private func all(_ count: Int, by deadline: DispatchTime) async -> [String] {
    let id = UUID()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        wait(for: count, by: deadline, as: id, continuation)
      }
    } onCancel: {
      give(up: id)
    }
  }

  private func wait(
    for count: Int,
    by deadline: DispatchTime,
    as id: UUID,
    _ continuation: CheckedContinuation<[String], Never>
  ) {
    let there = state.withLock { state -> [String]? in
      if state.events.count >= count || Task.isCancelled { return state.events }
      state.waiting[id] = Waiter(count: count, continuation: continuation)
      return nil
    }
    if let there { return continuation.resume(returning: there) }
    DispatchQueue.global().asyncAfter(deadline: deadline) { [weak self] in self?.give(up: id) }
  }

  private func give(up id: UUID) {
    let waiter = state.withLock { $0.waiting.removeValue(forKey: id) }
    waiter?.continuation.resume(returning: all)
  }
}
