extension ConnectionMachine {
  mutating func beReady(_ silence: Duration?, at now: Duration) -> [Action] {
    guard phase == .greeting else { return [] }
    phase = .ready
    attempts = 0
    lastHeard = now
    announced = silence
    return [wait(patience)] + become(.connected) + [restoration]
  }

  /// The silence after which a keep-alive is sent.
  private var patience: Duration {
    announced.map(policy.keepAlive.after(announced:)) ?? policy.keepAlive.after
  }

  /// Restarts the wait only while probing; otherwise the silence is measured when the wait ends.
  mutating func hear(at now: Duration) -> [Action] {
    foreboding = nil
    lastHeard = now
    guard phase == .probing else { return [] }
    phase = .ready
    return [wait(patience)]
  }

  mutating func probe(at now: Duration) -> [Action] {
    let silence = now - lastHeard
    guard silence >= patience else { return [wait(patience - silence)] }
    guard policy.keepAlive.by != .server else { return [] }
    phase = .probing
    deadline = now + policy.keepAlive.answerWithin
    return ask(at: now)
  }

  /// Sends a keep-alive, and waits until it is repeated or the answer is overdue.
  mutating func ask(at now: Duration) -> [Action] {
    let rest = deadline - now
    return [question, wait(min(policy.keepAlive.again ?? rest, rest))]
  }
}
