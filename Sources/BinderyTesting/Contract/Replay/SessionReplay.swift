import BinderyRuntime
import Foundation

/// Replays the recorded sessions of a client, frame by frame: what it sends must be what was
/// recorded, and so must be what its user hears before the next frame.
///
/// It ends at the first frame that differs, since nothing behind it would tell anything.
public struct SessionReplay {
  let client: RecordedClient
  let player: any SessionPlayer
  let sockets: ScriptedSockets
  private let clock: ManualClock
  let isRecording: Bool
  /// What the user heard, where it is recorded and not compared.
  public internal(set) var deliveries: [Delivery] = []
  private var sentCount = 0
  var heardCount = 0
  /// How far the session is, in seconds since it began.
  private var time = 0.0

  /// - Parameters:
  ///   - sockets: Those of the player's client.
  ///   - clock: That of the player's client, which waits for something for as long as it is
  ///     connected.
  ///   - isRecording: Whether what the user hears is kept in `deliveries`, and not compared.
  public init(
    of client: RecordedClient,
    to player: any SessionPlayer,
    _ sockets: ScriptedSockets,
    _ clock: ManualClock,
    isRecording: Bool = false
  ) {
    self.isRecording = isRecording
    self.client = client
    self.player = player
    self.sockets = sockets
    self.clock = clock
  }

  public mutating func run() async throws(ContractViolations) {
    player.begin()
    for (number, session) in client.sessions.enumerated() {
      if number > 0 { await pass(since: client.sessions[number - 1], until: session) }
      guard let socket = try? await sockets.socket(number) else {
        throw differs(session, .opening, "the client didn't connect")
      }
      (sentCount, time) = (0, 0)
      try compare(socket: number, session)
      _ = try? await socket.asked.first(1)
      try await hear(session.entry.origin?.delivers ?? [], session, .opening)
      for (position, frame) in session.entry.frames.enumerated() {
        try await replay(frame, on: socket, session, .frame(position))
      }
      try await end(session, socket)
    }
  }
}

extension SessionReplay {
  private mutating func replay(
    _ frame: HTTPArchive.Frame,
    on socket: ScriptedSocket,
    _ session: RecordedClient.Session,
    _ place: Place
  ) async throws(ContractViolations) {
    await pass(until: frame.after ?? time)
    switch (frame.type, frame.opcode) {
    case ("receive", 1): try? await socket.say(.text(frame.data))
    case ("receive", 2): try? await socket.say(.binary(frame.bytes ?? []))
    case ("receive", 10): socket.pong()
    // A WebSocket answers pings itself, and how a session was closed stands elsewhere.
    case ("receive", _), ("send", 10): break
    default: try await send(frame, on: socket, session, place)
    }
    try await hear(frame.delivers, session, place)
  }

  private mutating func send(
    _ frame: HTTPArchive.Frame,
    on socket: ScriptedSocket,
    _ session: RecordedClient.Session,
    _ place: Place
  ) async throws(ContractViolations) {
    player.act(for: frame)
    let code = session.entry.origin?.close?.code
    let recorded = frame.word(closing: code)
    sentCount += 1
    guard let word = try? await socket.sent.first(sentCount).last else {
      throw differs(session, place, "recorded \(recorded), sent nothing")
    }
    guard word.meansTheSame(as: recorded) else {
      throw differs(session, place, "recorded \(recorded), sent \(word)")
    }
  }

  private mutating func end(
    _ session: RecordedClient.Session,
    _ socket: ScriptedSocket
  ) async throws(ContractViolations) {
    guard let close = session.entry.origin?.close else { return }
    if close.by == "service" {
      if close.code == 1006 {
        socket.lose()
      } else {
        socket.close(close.code, reason: close.reason)
      }
    }
    try await hear(close.delivers, session, .close)
    // Both sides may close at once.
    let rest = socket.sent.all.dropFirst(sentCount).filter {
      close.by == "client" || !$0.hasPrefix("close")
    }
    if let first = rest.first { throw differs(session, .close, "sent \(first), not recorded") }
  }

}

extension SessionReplay {
  private mutating func pass(until moment: Double) async {
    guard moment > time else { return }
    let duration = Duration.seconds(moment - time)
    time = moment
    await withTaskGroup { [clock] group in
      group.addTask { try? await clock.run(for: duration) }
      // A client that waits for nothing any more would be waited for without an end.
      group.addTask { try? await Task.sleep(for: .seconds(10)) }
      await group.next()
      group.cancelAll()
    }
  }

  private mutating func pass(
    since last: RecordedClient.Session,
    until next: RecordedClient.Session
  ) async {
    guard let began = last.entry.started, let begins = next.entry.started else { return }
    await pass(until: begins.timeIntervalSince(began))
  }
}

extension HTTPArchive.Frame {
  /// As `ScriptedSocket` has it.
  fileprivate func word(closing code: Int?) -> String {
    switch opcode {
    case 8: "close \(code.map { "\($0)" } ?? "without a code")"
    case 9: "ping"
    case 2: "binary \(data)"
    default: "text \(data)"
    }
  }
}

extension String {
  /// Texts by the JSON that they are.
  fileprivate func meansTheSame(as other: String) -> Bool {
    guard hasPrefix("text "), other.hasPrefix("text "),
      let json = try? JSONValue(parsing: String(dropFirst(5))),
      let otherJSON = try? JSONValue(parsing: String(other.dropFirst(5)))
    else { return self == other }
    return json == otherJSON
  }
}
