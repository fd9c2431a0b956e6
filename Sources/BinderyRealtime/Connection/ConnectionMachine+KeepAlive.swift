extension ConnectionMachine {
  mutating func becomeReady(_ silence: Duration?, at now: Duration) -> [Action] {
    guard phase == .greeting else { return [] }
    phase = .ready
    attempts = 0
    lastHeard = now
    announced = silence
    return [wait(silenceLimit)] + become(.connected) + [restoreAction]
  }

  /// The silence after which a keep-alive is sent.
  private var silenceLimit: Duration {
    announced.map(policy.keepAlive.activityTimeout(announced:)) ?? policy.keepAlive.activityTimeout
  }

  /// Restarts the wait only while probing; otherwise the silence is measured when the wait ends.
  mutating func noteActivity(at now: Duration) -> [Action] {
    pendingCloseReason = nil
    lastHeard = now
    guard phase == .probing else { return [] }
    phase = .ready
    return [wait(silenceLimit)]
  }

  mutating func probe(at now: Duration) -> [Action] {
    let silence = now - lastHeard
    guard silence >= silenceLimit else { return [wait(silenceLimit - silence)] }
    guard policy.keepAlive.sender != .server else { return [] }
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
