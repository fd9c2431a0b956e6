import Foundation

/// A thread that lets the sandbox do what is due, when it is.
///
/// Sendable because `condition` guards all that changes.
final class SandboxTimer: @unchecked Sendable {
  private let condition = NSCondition()
  private var isStopped = false
  private var hasMoved = false
  private let ended = DispatchSemaphore(value: 0)

  init(_ sandbox: any ServedSandbox) {
    sandbox.whenAlarmMoves { [weak self] in self?.moved() }
    let thread = Thread { [self] in
      run(sandbox)
      ended.signal()
    }
    thread.start()
  }

  /// Returns when the thread has ended; once.
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
      // Foundation's condition can't wait until the distant future.
      let pause = min(sandbox.timeUntilAlarm ?? .infinity, 3600)
      guard waits(until: Date(timeIntervalSinceNow: pause)) else { return }
      sandbox.settle()
    }
  }

  /// False when it is time to stop.
  private func waits(until alarm: Date) -> Bool {
    condition.withLock {
      while !isStopped, !hasMoved, condition.wait(until: alarm) {}
      hasMoved = false
      return !isStopped
    }
  }
}
