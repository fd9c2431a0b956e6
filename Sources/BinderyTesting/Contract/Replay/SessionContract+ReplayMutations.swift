import BinderyRuntime
import RecordingMutation

extension SessionContract {
  /// Tests whether mutations of the recorded sessions of a client are noticed by their replay.
  ///
  /// A mutation with which the client does the same as without isn't counted, such as a repeated
  /// confirmation that the client ignores.
  func mutated<Player: SessionPlayer>(
    _ client: RecordedClient,
    to player: Player.Type,
    _ run: MutationRun
  ) async -> MutationResults {
    var folder = RecordingFolder(recordings)
    var results = MutationResults()
    let recorded = await MutatedReplay(of: client, to: player)
    let mutations = SessionMutation.all(of: client)
    for mutation in run.sample.selection(of: mutations, identity: \.identity) {
      guard run.hasTime else {
        results.untested[folder.path(of: client.recording), default: 0] += 1
        continue
      }
      let replay = await MutatedReplay(of: mutation.client, to: player)
      if !replay.hasFailed, replay.effects == recorded.effects { continue }
      let failure: String? = replay.hasFailed ? "" : nil
      results.results.append(
        MutationResult(
          mutation.kind,
          of: client.name,
          (mutation.detail, ""),
          failure: failure,
          folder.mark(of: mutation.part, mutation.position, of: client.recording, failure)
        )
      )
    }
    return results
  }
}
