extension ConnectionMachine {
  /// What becomes of a connection that is no more.
  ///
  /// - Parameter isServices: Whether the service said so with a code of its own; it counts where a
  ///   rule says what it means.
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

  /// Nil when it is time to give up; what is to happen at once backs off when that fails, or when
  /// the service ends each connection as soon as it stands.
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
