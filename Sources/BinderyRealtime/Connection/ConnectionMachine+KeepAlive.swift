extension ConnectionMachine {
  mutating func becomeReady(_ timeout: Duration?, at now: Duration) -> [Action] {
    guard phase == .greeting else { return [] }
    phase = .ready
    attempts = 0
    lastActivity = now
    announced = timeout
    return [wait(activityTimeout)] + become(.connected) + [restoreAction]
  }

  /// The time without received data after which a keep-alive is sent.
  private var activityTimeout: Duration {
    announced.map(policy.keepAlive.activityTimeout(announced:)) ?? policy.keepAlive.activityTimeout
  }

  /// Restarts the wait only while probing; otherwise the idle time is measured when the wait ends.
  mutating func noteActivity(at now: Duration) -> [Action] {
    pendingCloseReason = nil
    lastActivity = now
    guard phase == .probing else { return [] }
    phase = .ready
    return [wait(activityTimeout)]
  }

  mutating func probe(at now: Duration) -> [Action] {
    let idleTime = now - lastActivity
    guard idleTime >= activityTimeout else { return [wait(activityTimeout - idleTime)] }
    return sendProbe(at: now)
  }

  mutating func sendProbe(at now: Duration) -> [Action] {
    phase = .probing
    deadline = now + policy.keepAlive.pongTimeout
    return sendPing(at: now)
  }

  /// Sends a keep-alive, and waits until it is repeated or the answer is overdue.
  mutating func sendPing(at now: Duration) -> [Action] {
    let remaining = deadline - now
    return [pingAction, wait(min(policy.keepAlive.retryInterval ?? remaining, remaining))]
  }
}
