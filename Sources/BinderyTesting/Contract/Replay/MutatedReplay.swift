import BinderyRuntime

/// A replay of changed sessions: whether it failed, and what the client did.
struct MutatedReplay {
  let hasFailed: Bool
  /// The deliveries to the user by group, the connections and what was sent on them, without UUIDs,
  /// which differ in each replay.
  let effects: [[String]]

  init<Player: SessionPlayer>(of client: RecordedClient, to player: Player.Type) async {
    let stage = ReplayStage(for: client)
    let player = Player(on: stage)
    var replay = SessionReplay(to: player, on: stage, isRecording: false)
    replay.isMutated = true
    var hasFailed = false
    do throws(ContractViolations) {
      try await replay.run()
      // The client may still act on the last step.
      await replay.waitUntilIdle()
    } catch {
      hasFailed = true
    }
    self.hasFailed = hasFailed
    let delivered = replay.allDelivered.map(\.description)
    var effects = [delivered, stage.sockets.urls.all, stage.service.requests.all]
    for number in stage.sockets.urls.all.indices {
      effects.append((try? await stage.sockets.socket(number).sent.all) ?? [])
    }
    self.effects = effects.map { texts in texts.map(Self.withoutUUIDs) }
  }

  private static func withoutUUIDs(_ text: String) -> String {
    text.replacing(/[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}/, with: "")
  }
}
