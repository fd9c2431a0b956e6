extension ConnectionMachine {
  /// What becomes of a connection that is no more.
  ///
  /// - Parameter isServices: Whether the service said so with a code of its own; it counts where a
  ///   rule says what it means.
  mutating func lose(
    _ rule: CloseCodePolicy.Rule?,
    _ chance: Double,
    isServices: Bool = false
  ) -> [Action] {
    let reaction = rule?.reaction ?? .backOff
    guard reaction != .stop, policy.reconnects || rule != nil && isServices,
      let delay = delay(for: reaction, rule?.after ?? .zero, chance)
    else { return [.stopWaiting] + stop() + [.giveUp] }
    let told = [.stopWaiting] + become(.disconnected) + become(.reconnecting)
    guard delay > .zero else { return told + open() }
    phase = .waiting
    return told + [wait(delay)]
  }

  /// Nil when it is time to give up; what is to happen at once backs off when that fails.
  private mutating func delay(
    for reaction: CloseCodePolicy.Reaction,
    _ least: Duration,
    _ chance: Double
  ) -> Duration? {
    guard let delay = policy.backOff.delay(attempt: attempts + 1, jitter: chance) else {
      return nil
    }
    attempts += 1
    return max(reaction == .reconnect && attempts == 1 ? .zero : delay, least)
  }
}
