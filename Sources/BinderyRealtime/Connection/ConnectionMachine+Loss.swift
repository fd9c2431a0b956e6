extension ConnectionMachine {
  /// Handles the loss of a connection.
  ///
  /// - Parameters:
  ///   - retryAfter: The delay that the service states; nil if it states none.
  ///   - isServiceDefined: Whether the close code is one of the service's own, so that a rule for
  ///     it takes precedence.
  mutating func lose(
    _ rule: CloseCodePolicy.Rule?,
    retryAfter: Duration? = nil,
    at now: Duration,
    _ randomUnit: Double,
    isServiceDefined: Bool = false
  ) -> [Action] {
    let reaction = rule?.reaction ?? .backOff
    let minimum = max(rule?.after ?? .zero, min(reconnectionTime ?? .zero, .endless))
    guard reaction != .stop, policy.reconnects || rule != nil && isServiceDefined,
      let delay = delay(for: reaction, minimum, retryAfter, at: now, randomUnit)
    else { return [.stopWaiting] + stop() + [.fail] }
    let changes = [.stopWaiting] + become(.disconnected) + become(.reconnecting)
    guard delay > .zero else { return changes + open() }
    phase = .waiting
    return changes + [wait(delay)]
  }

  /// Returns the delay before the next attempt; nil when attempts are exhausted.
  ///
  /// A reaction of `reconnect` backs off when it fails, or when the service ends each connection
  /// soon after it opens.
  private mutating func delay(
    for reaction: CloseCodePolicy.Reaction,
    _ minimum: Duration,
    _ retryAfter: Duration?,
    at now: Duration,
    _ randomUnit: Double
  ) -> Duration? {
    let backOff = policy.backOff
    let attempt = attempts + 1
    // With a `Retry-After` of 0 alone, the client would try without a pause.
    guard let delay = backOff.delay(attempt: attempt, randomUnit: randomUnit),
      let stated = backOff.delay(
        attempt: attempt,
        randomUnit: randomUnit,
        retryAfter: retryAfter
      )
    else { return nil }
    attempts += 1
    let allowsImmediate =
      lastImmediateReconnect.map { now - $0 >= backOff.initialDelay } ?? true
    guard reaction == .reconnect, attempts == 1, allowsImmediate, retryAfter == nil else {
      return max(delay, stated, minimum)
    }
    lastImmediateReconnect = now
    return minimum
  }
}
