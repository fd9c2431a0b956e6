import BinderyRuntime

// Comparison of the deliveries to the client's user.
extension SessionReplay {
  /// Checks that the user receives the deliveries of a step, and no others.
  /// - Parameter time: The time of the next event that doesn't depend on the client.
  mutating func hear(_ step: RecordedStep, until time: Duration?) async throws(ContractViolations) {
    if isRecording { return await record(step, until: time) }
    let recorded = deliveries(of: step)
    let count = heardCount + recorded.count
    if player.heard.all.count < count {
      // The comparison below reports missing deliveries.
      _ = await waiting(until: time) { [heard = player.heard] in try? await heard.first(count) }
    }
    await player.settle()
    try compare(recorded, takeHeard(), step)
    if case .end(let number) = step.kind { try leave(number, step) }
  }

  private mutating func compare(
    _ recorded: [JSONValue],
    _ heard: [JSONValue],
    _ step: RecordedStep
  ) throws(ContractViolations) {
    for (old, new) in zip(sorted(recorded), sorted(heard)) {
      if player.makesIDs ? ids.match(old, new) : old == new { continue }
      throw differs(step, "recorded to deliver \(old), delivered \(new)")
    }
    if let missing = sorted(recorded).dropFirst(heard.count).first {
      throw differs(step, "recorded to deliver \(missing), delivered nothing")
    }
    if let more = sorted(heard).dropFirst(recorded.count).first {
      throw differs(step, "delivered \(more), not recorded")
    }
  }

  /// The deliveries at one location of an archive.
  public struct Delivery: Sendable {
    let place: Place
    let heard: [JSONValue]
  }

  /// Records what is delivered within 0.2 seconds, because the number of deliveries is unknown.
  private mutating func record(_ step: RecordedStep, until time: Duration?) async {
    await waiting(until: time) { try? await Task.sleep(for: .milliseconds(200)) }
    await player.settle()
    deliveries.append(Delivery(place: place(of: step), heard: sorted(takeHeard())))
    if case .end(let number) = step.kind { open[number] = nil }
  }

  /// Replaces IDs in the deliveries with the recorded ones.
  ///
  /// An ID that was never sent is matched by its position, if nothing else there differs.
  mutating func recallIDs() {
    for (step, delivery) in zip(client.steps, deliveries) {
      let recorded = sorted(deliveries(of: step))
      var known = ids
      let isSame = zip(recorded, delivery.heard).allSatisfy { known.match($0, $1) }
      if recorded.count == delivery.heard.count, isSame { ids = known }
    }
    deliveries = deliveries.map { Delivery(place: $0.place, heard: $0.heard.map(ids.recall)) }
  }

  private mutating func takeHeard() -> [JSONValue] {
    let heard = player.heard.all.dropFirst(heardCount)
    heardCount += heard.count
    return heard.map { (try? JSONValue(parsing: $0)) ?? .string($0) }
  }

  /// Returns the deliveries grouped by `voice(of:)`, each group in its order.
  private func sorted(_ heard: [JSONValue]) -> [JSONValue] {
    heard.enumerated()
      .sorted {
        (player.voice(of: $0.element), $0.offset) < (player.voice(of: $1.element), $1.offset)
      }
      .map(\.element)
  }

  private func deliveries(of step: RecordedStep) -> [JSONValue] {
    switch step.kind {
    case .call(let number): client.calls[number].call.delivers
    case .exchange(let number): client.exchanges[number].entry.origin?.delivers ?? []
    case .opening(let number): client.sessions[number].entry.origin?.delivers ?? []
    case .frame(let position, let number):
      client.sessions[number].entry.frames[position].delivers
    case .end(let number): client.sessions[number].entry.origin?.close?.delivers ?? []
    }
  }
}
