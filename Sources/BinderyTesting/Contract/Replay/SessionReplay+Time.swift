import BinderyRuntime

// Control of the clock.
extension SessionReplay {
  /// Advances the clock to a time, one sleeper after the other.
  func pass(until time: Duration) async {
    let duration = time - clock.now.offset
    guard duration > .zero else { return }
    if open.values.contains(where: { !$0.isClosing }) {
      // A defective client may no longer sleep.
      await untilIdle { [clock] in try? await clock.run(for: duration) }
    }
    clock.skip(time - clock.now.offset)
  }

  /// Waits for an action of the client until a time, and meanwhile advances the clock to wake it;
  /// returns nil if the client is idle before it acts.
  func waiting<Value: Sendable>(
    until time: Duration?,
    _ wait: @escaping @Sendable () async -> Value?
  ) async -> Value? {
    await advancing(until: time) { await untilIdle(wait) }
  }

  /// Waits, and meanwhile advances the clock until a time to wake the client.
  func advancing<Value>(until time: Duration?, _ wait: () async -> Value) async -> Value {
    guard let time else { return await wait() }
    let mover = Task { [clock] in await clock.wakeAll(until: time) }
    let value = await wait()
    mover.cancel()
    // Otherwise it might advance the clock once more, beyond the next step.
    await mover.value
    return value
  }
}

extension ManualClock {
  /// Advances the clock, waking each sleeper in turn.
  fileprivate func skip(_ duration: Duration) {
    guard duration > .zero else { return }
    let end = now.advanced(by: duration)
    while let next = waits.first, now.advanced(by: next) <= end { advance(by: next) }
    advance(by: now.duration(to: end))
  }

  /// Wakes each sleeper up to a time, also those that begin to sleep later, until the task ends.
  fileprivate func wakeAll(until time: Duration) async {
    let end = now.advanced(by: time - now.offset)
    while !Task.isCancelled, (try? await sleepers(atLeast: 1, until: end)) != nil {
      guard !Task.isCancelled, let next = waits.first, now.advanced(by: next) <= end else {
        continue
      }
      advance(by: next)
    }
  }
}
