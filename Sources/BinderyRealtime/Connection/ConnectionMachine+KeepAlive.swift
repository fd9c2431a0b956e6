extension ConnectionMachine {
  mutating func beReady(_ silence: Duration?, at now: Duration) -> [Action] {
    guard phase == .greeting else { return [] }
    phase = .ready
    attempts = 0
    lastHeard = now
    announced = silence
    return [wait(patience)] + become(.connected) + [restoration]
  }

  /// How much silence it takes until a sign of life is asked for.
  private var patience: Duration {
    announced.map(policy.keepAlive.after(announced:)) ?? policy.keepAlive.after
  }

  /// Waits anew only where an answer was waited for: how long it was silent is asked at the end.
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

  /// Asks for a sign of life, and waits until it is asked again, or the answer is late.
  mutating func ask(at now: Duration) -> [Action] {
    let rest = deadline - now
    return [question, wait(min(policy.keepAlive.again ?? rest, rest))]
  }
}
