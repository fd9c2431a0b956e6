import BinderyRuntime

/// Replays what a client was recorded to do, step by step: what it sends must be what was recorded,
/// and so must be what its user hears before the next step.
///
/// Sockets are opened and frames are sent when it is time, and so is what is asked over HTTP where
/// the archive says whose it was. It ends at the first step that differs, since nothing behind it
/// would tell anything.
public struct SessionReplay {
  let client: RecordedClient
  let player: any SessionPlayer
  let sockets: ScriptedSockets
  let service: ScriptedService
  let clock: ManualClock
  let isRecording: Bool
  /// What the user heard, where it is recorded and not compared.
  public internal(set) var deliveries: [Delivery] = []
  /// The sessions that haven't ended, by their numbers.
  var open: [Int: OpenSession] = [:]
  /// Those that have, in the order of their ends.
  var ended: [EndedSession] = []
  var heardCount = 0
  var ids = MadeIDs()

  struct OpenSession {
    let socket: ScriptedSocket
    var sentCount = 0
    /// Whether the client has said goodbye, and waits for nothing any more.
    var isClosing = false
  }

  /// One on which nothing more may be sent.
  struct EndedSession {
    let session: OpenSession
    let step: RecordedStep
  }

  /// - Parameters:
  ///   - player: One that was made for the same stage.
  ///   - isRecording: Whether what the user hears is kept in `deliveries`, and not compared.
  public init(to player: any SessionPlayer, on stage: ReplayStage, isRecording: Bool = false) {
    client = stage.client
    sockets = stage.sockets
    service = stage.service
    clock = stage.clock
    self.player = player
    self.isRecording = isRecording
  }

  /// Performs all steps, and lets the player go whatever becomes of them; throws at the first that
  /// differs.
  public mutating func run() async throws(ContractViolations) {
    var violations: [ContractViolation] = []
    do throws(ContractViolations) {
      try await performAll()
    } catch {
      violations = error.violations
    }
    await player.finish()
    // What the client asked otherwise may be why it then did something else.
    violations += player.differences.prefix(1).map {
      ContractViolation(subject: client.name, difference: $0)
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
      // What the client does next by itself, it does when it wants.
      try await hear(step, until: next.flatMap { isOfClient($0) ? nil : $0.time })
    }
    await waitForRelease()
  }

  private mutating func perform(_ step: RecordedStep) async throws(ContractViolations) {
    switch step.kind {
    case .call(let number):
      await pass(until: step.time)
      await player.perform(client.calls[number].call.words)
    case .exchange(let number): try await exchange(number, step)
    case .opening(let number): try await open(number, step)
    case .frame(let position, let number): try await frame(position, of: number, step)
    case .end(let number):
      await pass(until: step.time)
      try await end(number, step)
    }
  }

  private func isOfClient(_ step: RecordedStep) -> Bool {
    switch step.kind {
    case .call: false
    case .exchange, .opening: true
    case .frame(let position, let number):
      client.sessions[number].entry.frames[position].type == "send"
    case .end(let number): client.sessions[number].entry.origin?.close?.by == "client"
    }
  }

  /// Nothing is left that wasn't recorded.
  private mutating func checkRest() throws(ContractViolations) {
    recallIDs()
    guard !isRecording, let last = client.steps.last else { return }
    if let more = sockets.urls.all.dropFirst(client.sessions.count).first {
      throw differs(last, "connected to \(more), not recorded")
    }
    if let more = service.asked.all.dropFirst(client.exchanges.count).first {
      throw differs(last, "sent \(more), not recorded")
    }
    if let more = player.heard.all.dropFirst(heardCount).first {
      throw differs(last, "delivered \(more), not recorded")
    }
  }
}
