import Foundation

/// A clock that stands still until the test moves it.
///
///     let clock = ManualClock()
///     let task = Task { try await clock.sleep(for: .seconds(10)) }
///     try await clock.sleepers(atLeast: 1)     // someone waits
///     clock.advance(by: .seconds(10))          // and waits no more
///     try await clock.run(for: .seconds(60))   // a minute in which somebody always waits again
///
/// Sendable because `lock` guards all that changes.
public final class ManualClock: Clock, @unchecked Sendable {
  private let patience: TimeInterval
  private let lock = NSLock()
  private var time = Instant(offset: .zero)
  private var sleeping: [UUID: Sleeper] = [:]
  private var watchers: [UUID: Watcher] = [:]

  private struct Sleeper {
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct Watcher {
    let count: Int
    let end: Instant?
    let continuation: CheckedContinuation<Bool, Never>
  }

  /// - Parameter patience: How many seconds sleepers are waited for in vain.
  public init(patience: TimeInterval = Heard.usualPatience) { self.patience = patience }

  /// A moment, as long after the clock's beginning as its offset says.
  public struct Instant: InstantProtocol {
    /// How long after the beginning.
    public let offset: Duration

    /// Later by so much, or earlier.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// How much later the other is.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  /// As far as the test has moved it.
  public var now: Instant { lock.withLock { time } }

  /// No wait is too short for it.
  public var minimumResolution: Duration { .zero }

  /// How long after now those who sleep want to wake, the first first.
  public var waits: [Duration] {
    lock.withLock { sleeping.values.map { time.duration(to: $0.deadline) }.sorted() }
  }

  /// Returns when the test has moved the clock that far; throws when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let id = UUID()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        begin(id, until: deadline, continuation)
      }
    } onCancel: {
      lock.withLock { sleeping.removeValue(forKey: id) }?.continuation
        .resume(throwing: CancellationError())
    }
  }

  /// Moves the clock on; who wanted to sleep until then, or less long, wakes.
  public func advance(by duration: Duration) {
    let woken = lock.withLock {
      time = time.advanced(by: duration)
      let due = sleeping.filter { $0.value.deadline <= time }
      for id in due.keys { sleeping[id] = nil }
      return due.values.sorted { $0.deadline < $1.deadline }
    }
    for sleeper in woken { sleeper.continuation.resume() }
  }
}

extension ManualClock {
  /// Waits until so many sleep at once, and throws what sleeps instead where they don't in time, or
  /// the task is cancelled.
  ///
  /// - Parameter end: Counts those alone who sleep no longer than that.
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
    throw WaitError("\(count) sleepers", found: waits.map { "one for \($0)" }, file, line)
  }

  /// Moves the clock on by so much, from one who wakes to the next; ends early with its task, and
  /// throws where nobody sleeps any more.
  ///
  /// It is for work that sleeps again whenever it was woken: each time that is waited for.
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
    let isThere: Bool? = lock.withLock {
      if isSatisfied(watcher) { return true }
      if Task.isCancelled { return false }
      watchers[id] = watcher
      return nil
    }
    if let isThere { return watcher.continuation.resume(returning: isThere) }
    DispatchQueue.global().asyncAfter(deadline: .now() + patience) { [weak self] in
      self?.stopWatching(id)
    }
  }

  /// It is called with the lock.
  private func isSatisfied(_ watcher: Watcher) -> Bool {
    let meant = sleeping.values.count { sleeper in
      watcher.end.map { sleeper.deadline <= $0 } ?? true
    }
    return meant >= watcher.count
  }

  private func stopWatching(_ id: UUID) {
    lock.withLock { watchers.removeValue(forKey: id) }?.continuation.resume(returning: false)
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
    let beginning: Beginning = lock.withLock {
      // A cancellation that came before couldn't find the sleeper.
      if Task.isCancelled { return .cancelled }
      if deadline <= time { return .awake }
      sleeping[id] = Sleeper(deadline: deadline, continuation: continuation)
      let satisfied = watchers.filter { isSatisfied($0.value) }
      for id in satisfied.keys { watchers[id] = nil }
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
