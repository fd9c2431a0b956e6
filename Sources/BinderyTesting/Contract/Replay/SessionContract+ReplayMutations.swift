import BinderyRuntime
import RecordingMutation

extension SessionContract {
  /// Tests whether mutations of the recorded sessions of a client are noticed by their replay.
  ///
  /// A mutation with which the client does the same as without isn't counted, such as a repeated
  /// confirmation that the client ignores, unless the recording then contradicts itself.
  func mutated<Player: SessionPlayer>(
    _ client: RecordedClient,
    to player: Player.Type,
    _ run: MutationRun
  ) async -> MutationResults {
    var folder = RecordingFolder(recordings)
    var results = MutationResults()
    let recorded = await MutatedReplay(of: client, to: player)
    let mutations = SessionMutation.all(of: client)
    let replays: any ReplayFactory = MutatedReplays(player: player)
    let (tested, untested) = await run.outcomes(of: mutations, identity: \.identity) {
      await replays.replay(of: $0.client)
    }
    if untested > 0 { results.untested[folder.path(of: client.recording)] = untested }
    for (mutation, replay) in tested {
      let isInvisible = !mutation.isContradiction && replay.effects == recorded.effects
      if !replay.hasFailed, isInvisible { continue }
      let failure: String? = replay.hasFailed ? "" : nil
      results.results.append(
        folder.result(
          of: mutation,
          in: client.name,
          mutation.position,
          of: client.recording,
          failure: failure
        )
      )
    }
    return results
  }

  /// The results of a replay that fails without a mutation.
  func unchanged(_ client: RecordedClient, _ violations: [ContractViolation]) -> MutationResults {
    var folder = RecordingFolder(recordings)
    let results = violations.prefix(1).map { violation in
      let found = EntryDifference(violation.difference)
      var result = folder.unchanged(
        found,
        in: client.name,
        (client.sessions + client.exchanges).first?.position ?? 0,
        of: client.recording
      )
      if let location = violation.location {
        (result.line, result.column) = (location.line, location.column)
      }
      return result
    }
    return MutationResults(results: results)
  }
}

/// Replays changed sessions in several tasks.
private protocol ReplayFactory: Sendable {
  func replay(of client: RecordedClient) async -> MutatedReplay
}

/// Replays of changed sessions to players of a type.
///
/// It is safe to share: a metatype has no state, and each task has a player of its own.
private struct MutatedReplays<Player: SessionPlayer>: ReplayFactory, @unchecked Sendable {
  let player: Player.Type

  func replay(of client: RecordedClient) async -> MutatedReplay {
    await MutatedReplay(of: client, to: player)
  }
}
