import BinderyJSON
import BinderyRealtime
import RecordingMutation

/// The service's side of a WebSocket: decides what is sent when it opens and for each message.
///
/// Recorded sessions are played as far as the client sends what they have. Other messages are
/// checked with their schemas, and answered with the described replies.
struct ChannelPlay: Sendable {
  let channels: [MockedChannel]
  private let sessions: [RecordedSession]
  private let requestSchemas: MockedSchemas
  private let writer: MessageWriter
  private let validation: MockBehavior.Validation
  private var substitutions = Substitutions()
  /// The path values of the client's request.
  let values: [String: String]
  /// The index of the session that is played, and that of its next frame.
  private var position: (session: Int, frame: Int)?
  /// The number of messages that were generated.
  private var count = 0

  /// What the service does.
  enum Action: Sendable {
    case send(SentMessage, source: MockAnswer.Source)
    case close(code: Int, reason: String)
  }

  /// A message, and what identifies it.
  struct SentMessage: Sendable {
    var message: WebSocketMessage
    var name: String?
    /// The type of a server-sent event that is the message.
    var eventType: String?
  }

  /// What a message of the client is, and what the service does.
  struct Reaction: Sendable {
    var name: String?
    var violations: [RequestViolation] = []
    var actions: [Action] = []
  }

  init(
    _ channels: [MockedChannel],
    _ service: MockedService,
    _ sessions: [RecordedSession],
    _ values: [String: String],
    _ behavior: MockBehavior
  ) {
    self.channels = channels
    self.sessions = sessions
    requestSchemas = service.requestSchemas
    writer = MessageWriter(schemas: service.responseSchemas, seed: behavior.seed)
    validation = behavior.validation
    self.values = values
    replacePathValues(of: 0)
  }

  /// Replaces the recorded path values of a session by those of the client.
  private mutating func replacePathValues(of session: Int) {
    guard sessions.indices.contains(session) else { return }
    for (name, recorded) in sessions[session].pathValues {
      substitutions.add(.string(recorded), .string(values[name] ?? recorded), key: name)
    }
  }

  /// Returns what the service does when the WebSocket opens.
  mutating func opened() -> [Action] {
    if !sessions.isEmpty {
      position = (0, 0)
      return continued()
    }
    // A channel on which clients send nothing only has these messages.
    guard !channels.contains(where: { $0.messages.contains { !$0.isSent } }) else { return [] }
    return channels.flatMap { channel in
      channel.messages.filter(\.isSent).compactMap { written($0, on: channel) }
    }
  }

  /// Returns what the service does when it receives a message.
  mutating func received(_ message: WebSocketMessage) -> Reaction {
    let check = MessageCheck(channels: channels, schemas: requestSchemas)
    let result = check.result(message)
    var reaction = Reaction(name: result.found?.message.name, violations: result.violations)
    let value = message.json
    if let next = recordedPosition(of: message, value, reaction.name) {
      if next.session != position?.session { replacePathValues(of: next.session) }
      let recorded = sessions[next.session].frames[next.frame]
      if let one = recorded.value, let value { substitutions.add(one, value) }
      position = (next.session, next.frame + 1)
      reaction.actions = continued()
    } else if let found = result.found {
      reaction.actions = replies(to: found, value ?? message.string)
    } else if let first = result.violations.first, validation == .all {
      reaction.actions = [.close(code: 1008, reason: Self.reason(first))]
    }
    return reaction
  }

  // MARK: - Recorded sessions

  /// The actions of the played session up to the next message of the client.
  private mutating func continued() -> [Action] {
    guard let (index, start) = position else { return [] }
    let session = sessions[index]
    var actions: [Action] = []
    var next = start
    while next < session.frames.count, session.frames[next].isSent {
      let frame = session.frames[next]
      actions.append(.send(sent(frame), source: .recording))
      next += 1
    }
    position = (index, next)
    if next == session.frames.count, let close = session.close {
      actions.append(.close(code: close.code, reason: close.reason))
    }
    return actions
  }

  private func sent(_ frame: RecordedSession.Frame) -> SentMessage {
    // The recorded event had no type if it states none.
    SentMessage(message: played(frame), name: frame.name, eventType: frame.eventType)
  }

  private func played(_ frame: RecordedSession.Frame) -> WebSocketMessage {
    guard let value = frame.value else { return frame.message }
    let changed = substitutions.applied(to: value)
    return changed == value ? frame.message : .text(changed.description)
  }

  /// The recorded message that a message of the client is most like; nil if none is.
  ///
  /// An equal one is preferred to others of the same name, one that a described reply follows to
  /// others, and the next one of the played session to those of other sessions.
  private func recordedPosition(
    of message: WebSocketMessage,
    _ value: JSONValue?,
    _ name: String?
  ) -> (session: Int, frame: Int)? {
    let replies = channels.flatMap(\.replies)
      .filter { reply in name.map(reply.requests.contains) ?? false }.flatMap(\.replies)
    var best: (position: (session: Int, frame: Int), rank: [Int])?
    for (index, session) in sessions.enumerated() {
      for (number, frame) in session.frames.enumerated() where !frame.isSent {
        let isEqual = frame.value.map { $0 == value } ?? (frame.message == message)
        let isSimilar = name != nil && frame.name == name && frame.value != nil && value != nil
        guard isEqual || isSimilar else { continue }
        let isPlayed = index == position?.session
        let isAhead = isPlayed && number >= position?.frame ?? 0
        let equal = frame.value.map { one in value.map { one.equalCount(with: $0) } ?? 0 } ?? 0
        let next = number + 1 < session.frames.count ? session.frames[number + 1] : nil
        let isAnswered = next?.isSent == true && next?.name.map(replies.contains) == true
        let rank = [
          isEqual ? 1 : 0, isAnswered ? 1 : 0, equal, isAhead ? 1 : 0, isPlayed ? 1 : 0, -index,
          -number,
        ]
        if let known = best, !known.rank.lexicographicallyPrecedes(rank) { continue }
        best = ((index, number), rank)
      }
    }
    return best?.position
  }

  // MARK: - Described messages

  private mutating func replies(
    to found: MessageCheck.Found,
    _ request: JSONValue
  ) -> [Action] {
    let reply = found.channel.replies.first { $0.requests.contains(found.message.name) }
    let channel = channels.first { $0.name == reply?.channel } ?? found.channel
    guard let reply, let name = reply.replies.first,
      let message = channel.message(name, isSent: true)
    else { return [] }
    return written(message, on: channel, answering: request, reply.correlation).map { [$0] } ?? []
  }

  private mutating func written(
    _ message: MockedMessage,
    on channel: MockedChannel,
    answering request: JSONValue? = nil,
    _ correlation: (request: [String], reply: [String])? = nil
  ) -> Action? {
    defer { count += 1 }
    let text = writer.message(message, answering: request, correlation, number: count)
    let source: MockAnswer.Source = message.examples.isEmpty ? .generated : .example
    let eventType = channels.eventType(of: message.name, on: channel.name)
    return text.map {
      .send(SentMessage(message: $0, name: message.name, eventType: eventType), source: source)
    }
  }

  /// The reason of a close frame, which has at most 123 bytes (RFC 6455, section 5.5).
  static func reason(_ violation: RequestViolation) -> String {
    var text = violation.text
    while text.utf8.count > 120 { text.removeLast() }
    return text.utf8.count < violation.text.utf8.count ? text + "…" : text
  }
}

extension WebSocketMessage {
  /// The JSON of a text; nil for another text and for binary data.
  var json: JSONValue? {
    guard case .text(let text) = self else { return nil }
    return try? JSONValue(parsing: text)
  }

  /// The text as a value; null for binary data.
  fileprivate var string: JSONValue {
    if case .text(let text) = self { .string(text) } else { .null }
  }
}
