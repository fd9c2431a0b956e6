import BinderyRuntime

// Comparison of the deliveries to the client's user.
extension SessionReplay {
  /// Checks that the user receives the deliveries of a step, and no others.
  /// - Parameter time: The time of the next event that doesn't depend on the client.
  mutating func compareDeliveries(
    of step: RecordedStep,
    until time: Duration?
  ) async throws(ContractViolations) {
    if isRecording { return await record(step, until: time) }
    let recorded = client.deliveries(of: step)
    let count = deliveredCount + recorded.count
    if player.deliveries.all.count < count {
      // The comparison below reports missing deliveries.
      _ = await waiting(until: time) { [log = player.deliveries] in try? await log.first(count) }
    }
    await settle()
    try compare(recorded, takeDelivered(), step)
    if case .end(let number) = step.kind { try leave(number, step) }
  }

  private mutating func compare(
    _ recorded: [JSONValue],
    _ delivered: [JSONValue],
    _ step: RecordedStep
  ) throws(ContractViolations) {
    for (old, new) in zip(sorted(recorded), sorted(delivered)) {
      if isSame(old, new)
        || isSame(old, client.payloads(until: step).withoutAdditions(new, to: old))
      {
        continue
      }
      throw differs(step, "recorded to deliver \(old), delivered \(new)")
    }
    if let missing = sorted(recorded).dropFirst(delivered.count).first {
      throw differs(step, "recorded to deliver \(missing), delivered nothing")
    }
    if let more = sorted(delivered).dropFirst(recorded.count).first {
      throw differs(step, "delivered \(more), not recorded")
    }
  }

  private mutating func isSame(_ recorded: JSONValue, _ delivered: JSONValue) -> Bool {
    guard player.makesIDs else { return recorded == delivered }
    var known = ids
    guard known.match(recorded, delivered) else { return false }
    ids = known
    return true
  }

  /// The deliveries at one location of an archive.
  public struct Delivery: Sendable {
    let location: RecordedStep.Location
    let values: [JSONValue]
  }

  /// Records what is delivered until the client is idle, because the number of deliveries is
  /// unknown.
  private mutating func record(_ step: RecordedStep, until time: Duration?) async {
    await advancing(until: time) { await waitUntilIdle() }
    await settle()
    deliveries.append(
      Delivery(location: client.location(of: step), values: sorted(takeDelivered()))
    )
    if case .end(let number) = step.kind { open[number] = nil }
  }

  /// Replaces IDs in the deliveries with the recorded ones.
  ///
  /// An ID that was never sent is matched by its position, if nothing else there differs.
  mutating func recallIDs() {
    for (step, delivery) in zip(client.steps, deliveries) {
      let recorded = sorted(client.deliveries(of: step))
      var known = ids
      let isSame = zip(recorded, delivery.values).allSatisfy { known.match($0, $1) }
      if recorded.count == delivery.values.count, isSame { ids = known }
    }
    deliveries = deliveries.map {
      Delivery(location: $0.location, values: $0.values.map(ids.recall))
    }
  }

  private mutating func takeDelivered() -> [JSONValue] {
    let delivered = player.deliveries.all.dropFirst(deliveredCount)
    deliveredCount += delivered.count
    return delivered.map(Self.value)
  }

  private static func value(of delivery: String) -> JSONValue {
    (try? JSONValue(parsing: delivery)) ?? .string(delivery)
  }

  /// All deliveries so far, grouped by `group(of:)`, each group in its order.
  var allDelivered: [JSONValue] { sorted(player.deliveries.all.map(Self.value)) }

  /// Returns the deliveries grouped by `group(of:)`, each group in its order.
  private func sorted(_ delivered: [JSONValue]) -> [JSONValue] {
    delivered.enumerated()
      .sorted {
        (player.group(of: $0.element), $0.offset) < (player.group(of: $1.element), $1.offset)
      }
      .map(\.element)
  }
}
