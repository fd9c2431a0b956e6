import BinderyRuntime

// Detection of a client that won't act, without waiting for a timeout.
extension SessionReplay {
  /// Waits until `wait` returns, or until the client is idle; returns nil in the latter case.
  ///
  /// `wait` is cancelled when the client is idle, and has to return then.
  ///
  /// A client without a network acts only on what the replay delivers, or on the clock. If it is
  /// idle before it has acted, it never acts.
  @discardableResult
  func untilIdle<Value: Sendable>(
    _ wait: @escaping @Sendable () async -> Value?
  ) async -> Value? {
    await withTaskGroup(of: Value?.self) { [activity, idleTurns] group in
      group.addTask(operation: wait)
      group.addTask {
        await Self.idle(activity, for: idleTurns)
        return nil
      }
      let first = await group.next() ?? nil
      group.cancelAll()
      return first
    }
  }

  /// Waits until the user has received all current deliveries, or until the client is idle.
  func settle() async { await untilIdle { [player] in .some(await player.settle()) } }

  /// Waits until the client is idle.
  func waitUntilIdle() async { await Self.idle(activity, for: idleTurns) }

  /// The number of turns of the executor without any event after which a client is idle.
  ///
  /// They take some tenths of a second of the processor's time. A task of the client gets an equal
  /// share of it, so that they don't elapse before the client acts, even on a busy machine. Clients
  /// of the package act within 20,000, also with 25 runnable threads on two processors. Replays of
  /// mutations have fewer turns, because there are many, and most of them end with an idle client.
  private var idleTurns: Int { isMutated ? 40_000 : 150_000 }

  private static func idle(_ activity: @Sendable () -> [Int], for idleTurns: Int) async {
    var last = activity()
    var turns = 0
    while turns < idleTurns, !Task.isCancelled {
      for _ in 0..<100 { await Task.yield() }
      turns += 100
      let now = activity()
      if now != last { (last, turns) = (now, 0) }
    }
  }

  /// Returns the numbers of events so far; every action of the client changes one of them.
  private var activity: @Sendable () -> [Int] {
    let sockets = open.values.map(\.socket) + ended.map(\.session.socket)
    let logs =
      sockets.flatMap { [$0.sent, $0.unsent, $0.reads, $0.released] }
      + [self.sockets.urls, service.requests, player.deliveries]
    return { [clock] in logs.map(\.count) + [clock.sleepCount] }
  }
}
