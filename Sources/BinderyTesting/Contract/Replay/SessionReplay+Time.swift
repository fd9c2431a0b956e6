import BinderyRuntime

// How time passes.
extension SessionReplay {
  /// Moves the clock, from one who wakes to the next.
  func pass(until time: Duration) async {
    let duration = time - clock.now.offset
    guard duration > .zero else { return }
    if open.values.contains(where: { !$0.isClosing }) {
      await withTaskGroup { [clock] group in
        group.addTask { try? await clock.run(for: duration) }
        // A client that waits for nothing any more would be waited for without an end.
        group.addTask { try? await Task.sleep(for: .seconds(10)) }
        await group.next()
        group.cancelAll()
      }
    }
    clock.skip(time - clock.now.offset)
  }

  /// Waits for what the client may do by then, and wakes it where it sleeps until it does.
  func waiting<Value: Sendable>(
    until time: Duration?,
    _ wait: @escaping @Sendable () async -> Value
  ) async -> Value {
    guard let time else { return await wait() }
    let mover = Task { [clock] in await clock.wakeAll(until: time) }
    let value = await wait()
    mover.cancel()
    // Else it might move the clock once more, beyond what comes next.
    await mover.value
    return value
  }
}

extension ManualClock {
  /// Wakes whoever sleeps no longer than that, one after the other.
  fileprivate func skip(_ duration: Duration) {
    guard duration > .zero else { return }
    let end = now.advanced(by: duration)
    while let next = waits.first, now.advanced(by: next) <= end { advance(by: next) }
    advance(by: now.duration(to: end))
  }

  /// Wakes whoever sleeps no longer than that, whenever they begin to, until the task ends.
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
