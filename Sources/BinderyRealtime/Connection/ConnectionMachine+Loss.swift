extension ConnectionMachine {
  /// Handles the loss of a connection.
  ///
  /// - Parameter isServiceDefined: Whether the close code is one of the service's own, so that a
  ///   rule for it takes precedence.
  mutating func lose(
    _ rule: CloseCodePolicy.Rule?,
    at now: Duration,
    _ randomUnit: Double,
    isServiceDefined: Bool = false
  ) -> [Action] {
    let reaction = rule?.reaction ?? .backOff
    guard reaction != .stop, policy.reconnects || rule != nil && isServiceDefined,
      let delay = delay(for: reaction, rule?.after ?? .zero, at: now, randomUnit)
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
    at now: Duration,
    _ randomUnit: Double
  ) -> Duration? {
    guard let delay = policy.backOff.delay(attempt: attempts + 1, randomUnit: randomUnit) else {
      return nil
    }
    attempts += 1
    let allowsImmediate =
      lastImmediateReconnect.map { now - $0 >= policy.backOff.initialDelay } ?? true
    guard reaction == .reconnect, attempts == 1, allowsImmediate else { return max(delay, minimum) }
    lastImmediateReconnect = now
    return minimum
  }
}
