import BinderyRuntime
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
private final class TimerSleep: Sendable {
  private let state = Locked(State.awake)

  private enum State {
    case awake
    case asleep(CheckedContinuation<Void, any Error>, any DispatchSourceTimer)
    /// The sleep ended before it began.
    case ended(Result<Void, any Error>)
  }

  func begin(for duration: Duration, _ continuation: CheckedContinuation<Void, any Error>) {
    let over = state.withLock { state -> Result<Void, any Error>? in
      if case .ended(let result) = state { return result }
      let timer = DispatchSource.makeTimerSource(queue: .global())
      timer.setEventHandler { [weak self] in self?.end(by: .success(())) }
      timer.schedule(deadline: .now() + max(duration, .zero) / .seconds(1))
      timer.activate()
      state = .asleep(continuation, timer)
      return nil
    }
    if let over { continuation.resume(with: over) }
  }

  func end(by result: Result<Void, any Error>) {
    let sleeper = state.withLock { state -> CheckedContinuation<Void, any Error>? in
      defer { state = .ended(result) }
      guard case .asleep(let continuation, let timer) = state else { return nil }
      timer.cancel()
      return continuation
    }
    sleeper?.resume(with: result)
  }
}
