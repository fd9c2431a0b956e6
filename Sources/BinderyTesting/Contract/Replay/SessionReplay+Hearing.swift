import BinderyRuntime

// What the client's user hears.
extension SessionReplay {
  /// What the user hears, and nothing else.
  mutating func hear(
    _ recorded: [JSONValue],
    _ session: RecordedClient.Session,
    _ place: Place
  ) async throws(ContractViolations) {
    if isRecording { return await record(session, place) }
    // What doesn't come in time is told below.
    _ = try? await player.heard.first(heardCount + recorded.count)
    await player.settle()
    let heard = player.heard.all.dropFirst(heardCount)
    heardCount += heard.count
    for (recorded, heard) in zip(recorded, heard)
    where (try? JSONValue(parsing: heard)) != recorded {
      throw differs(session, place, "recorded to deliver \(recorded), delivered \(heard)")
    }
    if let missing = recorded.dropFirst(heard.count).first {
      throw differs(session, place, "recorded to deliver \(missing), delivered nothing")
    }
    if let more = heard.dropFirst(recorded.count).first {
      throw differs(session, place, "delivered \(more), not recorded")
    }
  }

  /// What was heard at one place of a session.
  public struct Delivery: Sendable {
    let session: Int
    let place: Place
    let heard: [JSONValue]
  }

  /// Nobody knows how much there is to hear: it is what comes in a fifth of a second.
  private mutating func record(_ session: RecordedClient.Session, _ place: Place) async {
    try? await Task.sleep(for: .milliseconds(200))
    await player.settle()
    let heard = player.heard.all.dropFirst(heardCount)
    heardCount += heard.count
    let values = heard.compactMap { try? JSONValue(parsing: $0) }
    deliveries.append(Delivery(session: session.position, place: place, heard: values))
  }
}
