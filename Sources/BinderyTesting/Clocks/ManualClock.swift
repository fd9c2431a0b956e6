import BinderyRuntime
import Foundation

/// A clock whose time advances only when the test advances it.
///
///     let clock = ManualClock()
///     let task = Task { try await clock.sleep(for: .seconds(10)) }
///     try await clock.sleepers(atLeast: 1)     // waits until the task sleeps
///     clock.advance(by: .seconds(10))          // wakes the task
///     try await clock.run(for: .seconds(60))   // wakes the task each time that it sleeps
public final class ManualClock: Clock {
  private let timeout: TimeInterval
  private let state = Locked(State())

  private struct State {
    var time = Instant(offset: .zero)
    var sleepCount = 0
    var sleeping: [UUID: Sleeper] = [:]
    var watchers: [UUID: Watcher] = [:]

    func isSatisfied(_ watcher: Watcher) -> Bool {
      let matching = sleeping.values.count { sleeper in
        watcher.end.map { sleeper.deadline <= $0 } ?? true
      }
      return matching >= watcher.count
    }
  }

  private struct Sleeper {
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct Watcher {
    let count: Int
    let end: Instant?
    let continuation: CheckedContinuation<Bool, Never>
  }

  /// Creates a clock.
  ///
  /// - Parameter timeout: The timeout, in seconds, of the methods that wait for sleepers.
  public init(timeout: TimeInterval = EventLog.defaultTimeout) { self.timeout = timeout }

  /// A point in time, relative to the start of the clock.
  public struct Instant: InstantProtocol {
    /// The time since the start of the clock.
    public let offset: Duration

    /// Returns the instant that is later by `duration`, or earlier if it is negative.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// Returns the time from this instant to the other one.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  /// The current time of the clock.
  public var now: Instant { state.withLock { $0.time } }

  /// The number of sleeps that have begun so far.
  var sleepCount: Int { state.withLock { $0.sleepCount } }

  /// The resolution of the clock: any duration can be waited for.
  public var minimumResolution: Duration { .zero }

  /// The remaining durations of all sleeping tasks, in ascending order.
  public var waits: [Duration] {
    state.withLock { state in
      state.sleeping.values.map { state.time.duration(to: $0.deadline) }.sorted()
    }
  }

  /// Returns when the clock reaches the deadline; throws when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let id = UUID()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        begin(id, until: deadline, continuation)
      }
    } onCancel: {
      state.withLock { $0.sleeping.removeValue(forKey: id) }?.continuation
        .resume(throwing: CancellationError())
    }
  }

  /// Advances the clock and wakes the tasks whose deadlines are reached.
  public func advance(by duration: Duration) {
    let woken = state.withLock { state in
      let time = state.time.advanced(by: duration)
      state.time = time
      let due = state.sleeping.filter { $0.value.deadline <= time }
      for id in due.keys { state.sleeping[id] = nil }
      return due.values.sorted { $0.deadline < $1.deadline }
    }
    for sleeper in woken { sleeper.continuation.resume() }
  }
}

extension ManualClock {
  /// Waits until at least `count` tasks sleep.
  ///
  /// Throws an error that lists the sleepers when there are fewer at the timeout, or when the task
  /// is cancelled.
  /// - Parameter end: Counts only tasks whose deadline is not later.
  public func sleepers(
    atLeast count: Int,
    until end: Instant? = nil,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws(WaitError) {
    let id = UUID()
    let isThere = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        watch(id, Watcher(count: count, end: end, continuation: continuation))
      }
    } onCancel: {
      stopWatching(id)
    }
    if isThere { return }
    throw WaitError(count.counted("sleeper"), found: waits.map { "one for \($0)" }, file, line)
  }

  /// Advances the clock by `duration`, from one deadline to the next.
  ///
  /// Use it for work that sleeps again each time it wakes: before each step it waits for a sleeper,
  /// and throws if there is none at the timeout. Returns early when its task is cancelled.
  public func run(
    for duration: Duration,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws(WaitError) {
    let end = now.advanced(by: duration)
    while true {
      try await sleepers(atLeast: 1, file: file, line: line)
      if Task.isCancelled { return }
      guard let next = waits.first, now.advanced(by: next) <= end else { break }
      advance(by: next)
    }
    advance(by: now.duration(to: end))
  }

  private func watch(_ id: UUID, _ watcher: Watcher) {
    let isThere = state.withLock { state -> Bool? in
      if state.isSatisfied(watcher) { return true }
      if Task.isCancelled { return false }
      state.watchers[id] = watcher
      return nil
    }
    if let isThere { return watcher.continuation.resume(returning: isThere) }
    DispatchQueue.global().asyncAfter(deadline: .now() + timeout) { [weak self] in
      self?.stopWatching(id)
    }
  }

  private func stopWatching(_ id: UUID) {
    state.withLock { $0.watchers.removeValue(forKey: id) }?.continuation.resume(returning: false)
  }
}

extension ManualClock {
  private enum Beginning {
    case asleep([Watcher])
    case awake
    case cancelled
  }

  private func begin(
    _ id: UUID,
    until deadline: Instant,
    _ continuation: CheckedContinuation<Void, any Error>
  ) {
    let beginning = state.withLock { state -> Beginning in
      // A cancellation before this point did not find the sleeper.
      if Task.isCancelled { return .cancelled }
      if deadline <= state.time { return .awake }
      state.sleepCount += 1
      state.sleeping[id] = Sleeper(deadline: deadline, continuation: continuation)
      let satisfied = state.watchers.filter { state.isSatisfied($0.value) }
      for id in satisfied.keys { state.watchers[id] = nil }
      return .asleep(Array(satisfied.values))
    }
    switch beginning {
    case .asleep(let watchers):
      for watcher in watchers { watcher.continuation.resume(returning: true) }
    case .awake: continuation.resume()
    case .cancelled: continuation.resume(throwing: CancellationError())
    }
  }
}
