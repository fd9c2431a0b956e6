import BinderyJSON
import RecordingMutation

/// The progress of a session that is played with a live server.
///
/// It decides what is sent and which recorded messages are expected; the player sends and waits.
package struct SessionPlay: Sendable {
  package let session: LiveSession
  /// What the server sent, in order.
  package private(set) var messages: [LiveMessage] = []
  /// How the session ended, unless the client closed it.
  package var end: End?
  /// The number of recorded messages that were sent or expected.
  private(set) var playedCount = 0
  private var sentCount = 0
  /// The messages that were expected and arrived.
  private var taken: Set<Int> = []
  private var hasMissedEvent = false
  /// The messages of the client with recorded values that the server's answers lacked.
  private(set) var dependentFrames: Set<Int> = []
  private var missedReplies = 0

  /// The end of a session that the client didn't close.
  package enum End: Hashable, Sendable {
    /// The server closed it.
    case closed(code: Int?, reason: String)
    /// The connection was lost, or the server violated the protocol.
    case failed(String)
    /// The server sent more messages than the limit.
    case flooded
  }

  /// How long a recorded message is waited for.
  package enum Wait: Hashable, Sendable {
    /// The timeout of the command: the server must send it.
    case required
    /// Briefly: other clients may have caused it.
    case brief
    /// Not any more.
    case none
  }

  package init(_ session: LiveSession) { self.session = session }

  /// Whether no further recorded message is sent or expected: the session has ended, or the server
  /// sends nothing, or doesn't reply any more.
  package var isOver: Bool {
    end != nil || missedReplies >= 2 || missedReplies == 1 && messages.isEmpty
  }

  /// Whether the server must close the session.
  package var mustBeClosed: Bool { session.serverClose != nil && !isOver }

  /// Adds a message of the server.
  package mutating func receive(_ content: LiveMessage.Content, name: LiveMessage.Name?) {
    messages.append(LiveMessage(content: content, name: name, sentCount: sentCount))
  }

  /// Whether the client sends a recorded message: it answers no ping that the server didn't send.
  package func sends(_ index: Int) -> Bool {
    !session.frames[index].isPong || messages.contains { $0.name?.message == session.ping }
  }

  /// Notes that a recorded message was sent, or needn't be.
  ///
  /// - Parameter isDependent: Whether it has recorded values that the server's answers lacked.
  package mutating func sent(_ index: Int, isDependent: Bool = false) {
    if isDependent { dependentFrames.insert(index) }
    playedCount = index + 1
    sentCount += 1
    hasMissedEvent = false
  }

  /// Whether a recorded message answers one that has recorded values which the server's answers
  /// lacked.
  package func isDependent(_ index: Int) -> Bool {
    guard case .request(let request, _) = session.frames[index].cause else { return false }
    return dependentFrames.contains(request)
  }

  /// Whether the server must send a recorded message.
  package func isRequired(_ index: Int) -> Bool { session.frames[index].cause != nil }

  /// How long a message is waited for that hasn't arrived.
  package func wait(for index: Int) -> Wait {
    session.frames[index].cause != nil ? .required : hasMissedEvent ? .none : .brief
  }

  /// Notes that a recorded message didn't arrive in time.
  package mutating func miss(_ index: Int) {
    playedCount = index + 1
    if session.frames[index].cause == nil { hasMissedEvent = true } else { missedReplies += 1 }
  }

  /// Returns the message that has arrived for a recorded one, or instead of it; nil if none has.
  package mutating func take(_ index: Int) -> LiveMessage.Content? {
    let frame = session.frames[index]
    let found =
      messages.indices.first { !taken.contains($0) && messages[$0].name == frame.name }
      ?? messages.indices.first { !taken.contains($0) && isAlternative(messages[$0], frame) }
    guard let found else { return nil }
    taken.insert(found)
    playedCount = index + 1
    missedReplies = 0
    return messages[found].content
  }

  /// Whether a message is another reply to the request of a recorded one.
  private func isAlternative(_ message: LiveMessage, _ frame: LiveSession.Frame) -> Bool {
    guard case .request(let request, let replies) = frame.cause, let name = message.name else {
      return false
    }
    return replies.contains(name.message) && message.sentCount >= session.ordinal(of: request)
  }
}

extension LiveSession {
  /// The number of messages that the client has sent after a recorded one.
  func ordinal(of request: Int) -> Int {
    frames[...request].count(where: \.isSent)
  }
}
