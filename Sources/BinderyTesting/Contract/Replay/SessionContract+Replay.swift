import Foundation

extension SessionContract {
  /// Replays a recorded session to a client.
  ///
  /// The client must send the recorded frames, and its user must receive the recorded deliveries.
  /// If the environment has `RECORD`, the deliveries to the user are written into the recording
  /// instead, without secrets, and the test fails so that the developer reviews the difference.
  ///
  /// - Parameter session: The entry of the recorded client's first session, from 0.
  public func replay<Player: SessionPlayer>(
    _ recording: String,
    session: Int,
    to player: Player.Type,
    isRecording: Bool = ProcessInfo.processInfo.environment["RECORD"] != nil
  ) async throws(ContractViolations) {
    let client = try client(of: recording, session: session)
    let stage = ReplayStage(for: client)
    var replay = SessionReplay(to: Player(on: stage), on: stage, isRecording: isRecording)
    do throws(ContractViolations) {
      try await replay.run()
    } catch {
      try MutationRun.current?.write(unchanged(client, error.violations))
      throw error
    }
    guard isRecording else {
      if let run = MutationRun.current { try run.write(await mutated(client, to: player, run)) }
      return
    }
    do {
      try stage.client.write(replay.deliveries, in: recordings, redacting: redaction)
    } catch {
      throw violation(stage.client.name, "\(error)", stage.client.location)
    }
    throw violation(
      stage.client.name,
      "recorded; look at the diff, then run again",
      stage.client.location
    )
  }

  private func client(
    of recording: String,
    session: Int
  ) throws(ContractViolations) -> RecordedClient {
    let name = "\(recording) #\(session)"
    let clients: [RecordedClient]
    do {
      clients = try RecordedClient.all(of: recording, in: recordings)
    } catch {
      throw violation(name, error.reason)
    }
    guard let client = clients.first(where: { $0.name == name }) else {
      throw violation(name, "no session begins there")
    }
    return client
  }

  private func violation(
    _ subject: String,
    _ difference: String,
    _ location: ContractLocation? = nil
  ) -> ContractViolations {
    ContractViolations([
      ContractViolation(subject: subject, difference: difference, location: location)
    ])
  }
}

extension SessionContract {
  /// Checks that every recorded client has a test that replays it, or a stated exception.
  ///
  /// - Parameters:
  ///   - replays: The tests, by the names of their clients, such as `lobby.har #0`. They aren't
  ///     called; the reference ensures that a test can't be removed unnoticed.
  ///   - exceptions: The reasons, by client name.
  public func verifyCompleteness(
    replays: KeyValuePairs<String, () async throws -> Void>,
    exceptions: [String: String] = [:]
  ) throws(ContractViolations) {
    var recorded: [RecordedClient] = []
    var unreadable: [ContractViolation] = []
    for file in RecordedEntry.files(in: recordings) {
      do throws(RecordingError) {
        recorded += try RecordedClient.all(of: file, in: recordings)
      } catch {
        unreadable.append(ContractViolation(subject: file, difference: error.reason))
      }
    }
    let completeness = ReplayCompleteness(
      recorded: recorded.map(\.name),
      replayed: replays.map(\.key),
      exceptions: exceptions
    )
    let located = completeness.violations.map { violation in
      var violation = violation
      violation.location = recorded.first { $0.name == violation.subject }?.location
      return violation
    }
    let violations = unreadable + located
    if !violations.isEmpty { throw ContractViolations(violations) }
  }
}
