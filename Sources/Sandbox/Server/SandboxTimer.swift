import Foundation

/// A thread that calls a sandbox's `settle` when an action is due.
///
/// Sendable because `condition` guards all mutable state.
final class SandboxTimer: @unchecked Sendable {
  private let condition = NSCondition()
  private var isStopped = false
  private var hasMoved = false
  private let ended = DispatchSemaphore(value: 0)

  init(_ sandbox: any ServedSandbox) {
    sandbox.onAlarmChange { [weak self] in self?.moved() }
    let thread = Thread { [self] in
      run(sandbox)
      ended.signal()
    }
    thread.start()
  }

  /// Stops the thread, and returns when it has ended.
  func stop() {
    let wasRunning = condition.withLock {
      defer { isStopped = true }
      condition.signal()
      return !isStopped
    }
    if wasRunning { ended.wait() }
  }

  private func moved() {
    condition.withLock {
      hasMoved = true
      condition.signal()
    }
  }

  private func run(_ sandbox: any ServedSandbox) {
    while true {
      // Foundation's condition doesn't support the distant future.
      let pause = min(sandbox.timeUntilAlarm ?? .infinity, 3600)
      guard waits(until: Date(timeIntervalSinceNow: pause)) else { return }
      sandbox.settle()
    }
  }

  /// Waits for the alarm; returns false when the timer is stopped.
  private func waits(until alarm: Date) -> Bool {
    condition.withLock {
      while !isStopped, !hasMoved, condition.wait(until: alarm) {}
      hasMoved = false
      return !isStopped
    }
  }
}
