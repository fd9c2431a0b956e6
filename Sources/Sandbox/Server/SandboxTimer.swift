import BinderyRuntime
import Foundation

/// A thread that calls a sandbox's `settle` when an action is due.
final class SandboxTimer: Sendable {
  private let state = Locked(State())
  private let changed = DispatchSemaphore(value: 0)
  private let ended = DispatchSemaphore(value: 0)

  private struct State {
    var isStopped = false
    var hasMoved = false
  }

  init(_ sandbox: any ServedSandbox) {
    sandbox.onScheduleChange { [weak self] in self?.moved() }
    let thread = Thread { [self] in
      run(sandbox)
      ended.signal()
    }
    thread.start()
  }

  /// Stops the thread, and returns when it has ended.
  func stop() {
    let wasRunning = state.withLock { state in
      defer { state.isStopped = true }
      return !state.isStopped
    }
    guard wasRunning else { return }
    changed.signal()
    ended.wait()
  }

  private func moved() {
    let isFirst = state.withLock { state in
      defer { state.hasMoved = true }
      return !state.hasMoved
    }
    if isFirst { changed.signal() }
  }

  private func run(_ sandbox: any ServedSandbox) {
    while true {
      // A semaphore doesn't support an infinite timeout.
      let pause = min(sandbox.timeUntilNextAction ?? .infinity, 3600)
      guard wait(atMost: pause) else { return }
      sandbox.settle()
    }
  }

  /// Waits for the next action; returns false when the timer is stopped.
  private func wait(atMost seconds: TimeInterval) -> Bool {
    _ = changed.wait(timeout: .now() + seconds)
    return state.withLock { state in
      state.hasMoved = false
      return !state.isStopped
    }
  }
}
