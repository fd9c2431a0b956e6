extension ConnectionMachine {
  /// Handles the loss of a connection.
  ///
  /// - Parameter isServices: Whether the close code is one of the service's own; it then takes
  ///   precedence where a rule has it.
  mutating func lose(
    _ rule: CloseCodePolicy.Rule?,
    at now: Duration,
    _ chance: Double,
    isServices: Bool = false
  ) -> [Action] {
    let reaction = rule?.reaction ?? .backOff
    guard reaction != .stop, policy.reconnects || rule != nil && isServices,
      let delay = delay(for: reaction, rule?.after ?? .zero, at: now, chance)
    else { return [.stopWaiting] + stop() + [.giveUp] }
    let told = [.stopWaiting] + become(.disconnected) + become(.reconnecting)
    guard delay > .zero else { return told + open() }
    phase = .waiting
    return told + [wait(delay)]
  }

  /// Returns the delay before the next attempt; nil when attempts are exhausted.
  ///
  /// A reaction of `reconnect` backs off when it fails, or when the service ends each connection
  /// soon after it opens.
  private mutating func delay(
    for reaction: CloseCodePolicy.Reaction,
    _ least: Duration,
    at now: Duration,
    _ chance: Double
  ) -> Duration? {
    guard let delay = policy.backOff.delay(attempt: attempts + 1, jitter: chance) else {
      return nil
    }
    attempts += 1
    let hasRested = lastHaste.map { now - $0 >= policy.backOff.first } ?? true
    guard reaction == .reconnect, attempts == 1, hasRested else { return max(delay, least) }
    lastHaste = now
    return least
  }
}
