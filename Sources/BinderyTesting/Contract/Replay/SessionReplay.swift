import BinderyRuntime

/// The replay of a recorded client, step by step.
///
/// The client must send what was recorded, and its user must receive the recorded deliveries before
/// the next step. Connections, frames and those HTTP requests that the archive attributes to the
/// client are replayed at their recorded times. The replay ends at the first difference, because
/// later ones would only follow from it.
public struct SessionReplay {
  let client: RecordedClient
  let player: any SessionPlayer
  let sockets: ScriptedSockets
  let service: ScriptedService
  let clock: ManualClock
  let isRecording: Bool
  /// Whether only the existence of a difference counts, and no text about it is shown.
  var isMutated = false
  /// The deliveries to the user, if they are recorded instead of compared.
  public internal(set) var deliveries: [Delivery] = []
  /// The open sessions, by number.
  var open: [Int: OpenSession] = [:]
  /// The ended sessions, in the order in which they ended.
  var ended: [EndedSession] = []
  var deliveredCount = 0
  var ids = IDMapping()

  struct OpenSession {
    let socket: ScriptedSocket
    var sentCount = 0
    /// Whether the client has sent a close frame, and waits for nothing more.
    var isClosing = false
  }

  /// A session on which the client may not send any more.
  struct EndedSession {
    let session: OpenSession
    let step: RecordedStep
  }

  /// Creates the replay of the stage's client.
  ///
  /// - Parameters:
  ///   - player: A player that was created for the same stage.
  ///   - isRecording: Whether deliveries are stored in `deliveries` instead of compared.
  public init(to player: any SessionPlayer, on stage: ReplayStage, isRecording: Bool = false) {
    client = stage.client
    sockets = stage.sockets
    service = stage.service
    clock = stage.clock
    self.player = player
    self.isRecording = isRecording
  }

  /// Performs all steps and then releases the player, also after an error; throws at the first
  /// difference.
  public mutating func run() async throws(ContractViolations) {
    var violations: [ContractViolation] = []
    do throws(ContractViolations) {
      try await performAll()
    } catch {
      violations = error.violations
    }
    await untilIdle { [player] in .some(await player.finish()) }
    // A difference in these requests may be the cause of a later one.
    violations += player.differences.prefix(1).map {
      let violation = ContractViolation(
        subject: client.name,
        difference: $0,
        location: isMutated ? nil : client.location
      )
      return isMutated
        ? violation : RecordedSecrets(client.file, entry: nil).hidden(in: violation)
    }
    if !violations.isEmpty { throw ContractViolations(violations) }
    try await checkEnded()
    try checkRest()
  }

  private mutating func performAll() async throws(ContractViolations) {
    player.begin()
    let steps = client.steps
    for (number, step) in steps.enumerated() {
      let next = steps.dropFirst(number + 1).first
      try await perform(step)
      // The client performs its next own action at any time.
      try await compareDeliveries(
        of: step,
        until: next.flatMap { client.causes($0) ? nil : $0.time }
      )
    }
    await waitForRelease()
  }

  private mutating func perform(_ step: RecordedStep) async throws(ContractViolations) {
    switch step.kind {
    case .call(let number):
      await pass(until: step.time)
      let command = client.calls[number].call.command
      await untilIdle { [player] in .some(await player.perform(command)) }
    case .exchange(let number): try await exchange(number, step)
    case .opening(let number): try await open(number, step)
    case .frame(let position, let number): try await frame(position, of: number, step)
    case .end(let number):
      await pass(until: step.time)
      try await end(number, step)
    }
  }

  /// Checks that nothing happened that wasn't recorded.
  private mutating func checkRest() throws(ContractViolations) {
    recallIDs()
    guard !isRecording, let last = client.steps.last else { return }
    if let more = sockets.urls.all.dropFirst(client.sessions.count).first {
      throw differs(last, "connected to \(more), not recorded")
    }
    if let more = service.requests.all.dropFirst(client.exchanges.count).first {
      throw differs(last, "sent \(more), not recorded")
    }
    if let more = player.deliveries.all.dropFirst(deliveredCount).first {
      throw differs(last, "delivered \(more), not recorded")
    }
  }
}
