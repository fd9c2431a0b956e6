import BinderyRealtime
import BinderyRuntime
import Commands

/// Opens the WebSockets of recorded sessions.
struct LiveSocketOpener {
  /// The server's URL, `ws://` or `wss://`, without a path.
  let server: String
  let timeout: Duration

  enum Result {
    case open(LiveSocket)
    case failed(LiveOutcome)
  }

  func open(_ session: LiveSession, _ values: LiveValues) async -> Result {
    let request = values.applied(to: session.handshake)
    var options = WebSocketOptions()
    options.headers = HTTPHeaders(request.headers.map { HTTPHeaders.Field($0.name, $0.value) })
    options.subprotocols = session.subprotocols
    options.openingTimeout = timeout
    options.closingTimeout = min(timeout / 2, .seconds(5))
    options.maximumMessageSize = 16 << 20
    do throws(WebSocketError) {
      let socket = try await WebSocket.connect(to: server + request.target, options)
      return .open(LiveSocket(socket, session, timeout))
    } catch {
      switch error {
      case .refused(let refusal):
        return .failed(
          .response(
            status: refusal.status,
            headers: refusal.headers.map { ($0.name, $0.value) },
            body: refusal.body
          )
        )
      case .transport(let error): return .failed(LiveOutcome(error))
      default: return .failed(.failed("\(error)"))
      }
    }
  }
}

/// A WebSocket on which a recorded session is played: performs what its `SessionPlay` decides.
final class LiveSocket {
  private var played: SessionPlay
  private let socket: WebSocket
  private let inbox: LiveInbox
  private let reader: Task<Void, Never>
  private let timeout: Duration
  private let clock = TimerClock()

  typealias Naming = (LiveMessage.Content) -> LiveMessage.Name?

  /// The longest time that a message is waited for which other clients may have caused.
  private static let briefWait = Duration.seconds(1)
  /// The time without a message after which a session has no further ones.
  private static let quiet = Duration.milliseconds(150)

  init(_ socket: WebSocket, _ session: LiveSession, _ timeout: Duration) {
    let inbox = LiveInbox(messageLimit: session.messageLimit)
    self.socket = socket
    self.inbox = inbox
    self.timeout = timeout
    played = SessionPlay(session)
    reader = Task {
      for await event in socket.events {
        switch event {
        case .opened: break
        case .message(let message):
          guard inbox.add(message) else { return socket.drop() }
        case .closed(let closure):
          inbox.end(.closed(code: closure.code.map { Int($0.rawValue) }, reason: closure.reason))
        case .failed(let error): inbox.end(.failed("\(error)"))
        }
      }
    }
  }

  /// Sends a recorded message, or waits for it, unless the play is over.
  func play(_ frame: Int, _ values: inout LiveValues, naming: Naming) async {
    receive(naming)
    if played.isOver { return }
    if played.session.frames[frame].isSent {
      await send(frame, values)
    } else {
      await expect(frame, &values, naming)
    }
  }

  private func send(_ frame: Int, _ values: LiveValues) async {
    let isSent = played.sends(frame)
    let content = values.applied(to: played.session.frames[frame].content)
    played.sent(frame, isDependent: isSent && values.hasUnknownValues(content))
    guard isSent else { return }
    // A server that doesn't read lets a sender wait.
    let timer = drop(after: timeout)
    do throws(WebSocketError) {
      switch content {
      case .text(let text): try await socket.send(text)
      case .binary(let bytes): try await socket.send(bytes)
      }
    } catch {
      inbox.end(.failed("\(error)"))
    }
    timer.cancel()
  }

  private func expect(_ frame: Int, _ values: inout LiveValues, _ naming: Naming) async {
    let limit: Duration =
      switch played.wait(for: frame) {
      case .required: timeout
      case .brief: min(timeout, Self.briefWait)
      case .none: .zero
      }
    let elapsed = clock.stopwatch()
    while true {
      if let live = played.take(frame) {
        return values.learn(
          played.session.frames[frame].content,
          live,
          isDependent: played.isDependent(frame)
        )
      }
      let rest = limit - elapsed()
      guard rest > .zero, played.end == nil else { return miss(frame, &values) }
      await inbox.change(within: rest, on: clock)
      receive(naming)
    }
  }

  private func miss(_ frame: Int, _ values: inout LiveValues) {
    played.miss(frame)
    // Nothing is reported of a message that isn't required, so that nothing follows from it.
    guard played.isRequired(frame) else { return }
    values.learn(played.session.frames[frame].content, nil, isDependent: played.isDependent(frame))
  }

  /// Waits for the close of the server if it must close, and else closes; returns the whole play.
  func finish(naming: Naming) async -> SessionPlay {
    receive(naming)
    let elapsed = clock.stopwatch()
    let limit = played.mustBeClosed ? timeout : min(timeout, Self.briefWait)
    while played.end == nil, elapsed() < limit {
      let count = played.messages.count
      await inbox.change(within: played.mustBeClosed ? limit - elapsed() : Self.quiet, on: clock)
      receive(naming)
      if !played.mustBeClosed, played.messages.count == count { break }
    }
    if played.end == nil {
      let timer = drop(after: timeout)
      await close()
      timer.cancel()
    }
    reader.cancel()
    return played
  }

  /// Closes the session as the client did when it was recorded.
  private func close() async {
    guard let close = played.session.clientClose else { return await socket.close() }
    // 1005 is a close without a code, and 1006 none (RFC 6455, section 7.4.1).
    if close.code == 1006 { return socket.drop() }
    let code = UInt16(exactly: close.code).map { WebSocketCloseCode(rawValue: $0) }
    await socket.close(close.code == 1005 ? nil : code, reason: close.reason)
  }

  /// Ends the connection at once.
  func drop() {
    reader.cancel()
    socket.drop()
  }

  /// Moves what has arrived into the play.
  private func receive(_ naming: Naming) {
    let (messages, end) = inbox.take()
    for message in messages { played.receive(message, name: naming(message)) }
    played.end = played.end ?? end
  }

  private func drop(after time: Duration) -> Task<Void, Never> {
    clock.timer(after: time) { [socket] in socket.drop() }
  }
}
