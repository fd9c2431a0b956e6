import BinderyRealtime
import RecordingMutation

extension SessionContract {
  /// Replays all recorded sessions through a client of the channels.
  ///
  /// Each described message must reach its channel, in the recorded order, and the client must
  /// count the others as unhandled. Each sent message must be sent as it was recorded; it may lack
  /// members that its schema doesn't describe. The client must open the recorded address with the
  /// recorded query and headers, as far as they are described.
  ///
  /// - Parameter servers: The servers of the client; a session of another one has any host.
  public func replay(
    through channels: [ReplayedChannel],
    on servers: [RealtimeServer] = []
  ) async throws(ContractViolations) {
    var folder = RecordingFolder(recordings)
    var violations: [ContractViolation] = []
    var results = MutationResults()
    var causes = Repetitions<String, (RoutedSession, RoutingReplay.Difference)>()
    do {
      for session in try RoutedSession.all(of: channels, in: &folder) {
        var replay = RoutingReplay(session, to: channels, on: servers, schemas)
        await replay.run()
        if let run = MutationRun.current {
          if let first = replay.differences.first {
            results.results.append(unchanged(first, in: session, &folder))
          } else {
            results += await mutated(session, through: channels, on: servers, run, &folder)
          }
        }
        for difference in replay.differences {
          // The differences of a whole session are few.
          let isOfFrame = difference.frame != nil
          let cause = isOfFrame ? difference.text : "\(session.name): \(difference.text)"
          causes.add((session, difference), because: cause)
        }
      }
      for ((session, difference), note) in causes.all("message") {
        violations.append(violation(difference, in: session, note, &folder))
      }
    } catch {
      violations.append(ContractViolation(subject: "recordings", difference: error.reason))
    }
    try MutationRun.current?.write(results)
    if !violations.isEmpty { throw ContractViolations(violations) }
  }

  /// Tests whether mutations of a recorded session are noticed by its replay.
  private func mutated(
    _ session: RoutedSession,
    through channels: [ReplayedChannel],
    on servers: [RealtimeServer],
    _ run: MutationRun,
    _ folder: inout RecordingFolder
  ) async -> MutationResults {
    var results = MutationResults()
    let mutations = RoutingMutation.all(of: session, channels, schemas)
    let (tested, untested) = await run.outcomes(of: mutations, identity: \.identity) { mutation in
      var replay = RoutingReplay(mutation.session, to: channels, on: servers, schemas)
      await replay.run()
      return !replay.differences.isEmpty
    }
    if untested > 0 { results.untested[folder.path(of: session.recording)] = untested }
    for (mutation, isNoticed) in tested {
      results.results.append(
        folder.result(
          of: mutation,
          in: session.name,
          session.position,
          of: session.recording,
          failure: isNoticed ? "" : nil
        )
      )
    }
    return results
  }

  private func unchanged(
    _ difference: RoutingReplay.Difference,
    in session: RoutedSession,
    _ folder: inout RecordingFolder
  ) -> MutationResult {
    let found = EntryDifference(difference.text, difference.part)
    return folder.unchanged(found, in: session.name, session.position, of: session.recording)
  }

  private func violation(
    _ difference: RoutingReplay.Difference,
    in session: RoutedSession,
    _ note: String,
    _ folder: inout RecordingFolder
  ) -> ContractViolation {
    ContractViolation(
      subject: session.name + (difference.frame.map { ", frame \($0)" } ?? ""),
      difference: difference.text + note,
      location: folder.location(of: difference.part, session.position, of: session.recording)
    )
  }
}

extension RoutingReplay.Difference {
  fileprivate var part: EntryPart { frame.map { .frame($0, path: nil) } ?? .entry }
}
