import Foundation

/// A clock that sleeps as `ContinuousClock` does, and frees the memory of a cancelled sleep at
/// once.
///
/// `Task.sleep` keeps about 700 bytes until the deadline, also after cancellation. A client that
/// connects and disconnects often would keep them for each of its waits.
package struct TimerClock: Clock {
  package typealias Instant = ContinuousClock.Instant

  package init() {}

  package var now: Instant { ContinuousClock.now }

  package var minimumResolution: Duration { .milliseconds(1) }

  package func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let sleep = TimerSleep()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        sleep.begin(for: now.duration(to: deadline), continuation)
      }
    } onCancel: {
      sleep.end(by: .failure(CancellationError()))
    }
  }
}

/// One sleep, which ends once.
///
/// Sendable because `lock` guards all mutable state.
private final class TimerSleep: @unchecked Sendable {
  private let lock = NSLock()
  private var state = State.awake

  private enum State {
    case awake
    case asleep(CheckedContinuation<Void, any Error>, any DispatchSourceTimer)
    /// The sleep ended before it began.
    case ended(Result<Void, any Error>)
  }

  func begin(for duration: Duration, _ continuation: CheckedContinuation<Void, any Error>) {
    let timer = DispatchSource.makeTimerSource(queue: .global())
    timer.setEventHandler { [weak self] in self?.end(by: .success(())) }
    timer.schedule(deadline: .now() + max(duration, .zero) / .seconds(1))
    let over: Result<Void, any Error>? = lock.withLock {
      if case .ended(let result) = state { return result }
      state = .asleep(continuation, timer)
      return nil
    }
    timer.activate()
    guard let over else { return }
    timer.cancel()
    continuation.resume(with: over)
  }

  func end(by result: Result<Void, any Error>) {
    let old = lock.withLock {
      defer { state = .ended(result) }
      return state
    }
    guard case .asleep(let continuation, let timer) = old else { return }
    timer.cancel()
    continuation.resume(with: result)
  }
}
