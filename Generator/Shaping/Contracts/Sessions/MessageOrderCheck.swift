import Canonical
import Shape
import SourceDiagnostics

/// Checks the order of recorded messages where the documents state replies.
struct MessageOrderCheck {
  private let channels: [Channel]
  private let rules: ReplyRules
  private let reports: RecordingDiagnostics

  init(_ channels: [Channel], _ rules: ReplyRules, _ reports: RecordingDiagnostics) {
    self.channels = channels
    self.rules = rules
    self.reports = reports
  }

  /// Reports replies before their requests, and requests without a reply; returns whether there are
  /// any.
  func check(_ session: Recording) -> Bool {
    let frames = frames(of: session)
    let problems = frames.indices.compactMap { index in
      missingRequest(index, frames) ?? missingReply(index, frames)
    }
    problems.forEach(report)
    return !problems.isEmpty
  }

  /// A described message of a session.
  private struct Frame {
    let key: MessageKey
    let channel: Channel
    /// The correlation identifier, if the message has one.
    let id: Literal?
    let mark: Mark
  }

  /// A message without its request or without its reply.
  private struct Problem {
    let frame: Frame
    let text: String
    let fix: String
  }

  private func frames(of session: Recording) -> [Frame] {
    session.frames.compactMap { frame in
      guard case .frame = frame.location, let name = frame.message,
        let channel = channels.first(where: { $0.name == frame.channel })
      else { return nil }
      let key = MessageKey(
        channel: channel.id,
        direction: Contract.Direction(frame.direction),
        name: name
      )
      let id = rules.correlations[key].flatMap { pointer in
        WireReader.json(String(decoding: frame.data.bytes, as: UTF8.self))?.value(at: pointer)
      }
      return Frame(key: key, channel: channel, id: id, mark: frame.mark)
    }
  }

  /// The problem of a reply that no request precedes; nil for other messages.
  private func missingRequest(_ index: Int, _ frames: [Frame]) -> Problem? {
    let reply = frames[index]
    guard let requests = rules.requests[reply.key], !requests.isEmpty else { return nil }
    let earlier = frames[..<index].filter { requests.contains($0.key) }
    let later = frames[(index + 1)...].filter { requests.contains($0.key) }
    let isAnsweredLater =
      reply.id != nil && earlier.allSatisfy { $0.id != nil && $0.id != reply.id }
      && later.contains { $0.id == reply.id }
    guard earlier.isEmpty || isAnsweredLater else { return nil }
    return Problem(
      frame: reply,
      text: "is a reply to \(names(requests)), which doesn't precede it",
      fix: "complete the recording; or, if it is also sent without a request, describe an operation"
        + " that sends it"
    )
  }

  /// The problem of a request that no reply follows; nil for other messages.
  ///
  /// The recording may end before the reply, unless the sender of the reply sent another message.
  private func missingReply(_ index: Int, _ frames: [Frame]) -> Problem? {
    let request = frames[index]
    guard let replies = rules.replies[request.key], !replies.isEmpty else { return nil }
    let later = frames[(index + 1)...]
    guard later.contains(where: { $0.key.direction != request.key.direction }) else { return nil }
    let isAnswered = later.contains { reply in
      replies.contains(reply.key)
        && (request.id == nil || reply.id == nil || reply.id == request.id)
    }
    guard !isAnswered else { return nil }
    return Problem(
      frame: request,
      text: "has no reply: \(names(replies)) doesn't follow",
      fix: "complete the recording, or correct “reply” of the operation"
    )
  }

  private func report(_ problem: Problem) {
    let frame = problem.frame
    reports.report(
      Diagnostic(
        .warning,
        .recordingMismatch,
        at: frame.mark,
        "the message \(Excerpt.quoted(frame.key.name)) of the channel"
          + " \(Excerpt.quoted(frame.channel.name)) \(problem.text)",
        fix: problem.fix,
        related: [(Mark(frame.channel.origin), "the channel is defined here")]
      )
    )
  }

  private func names(_ keys: Set<MessageKey>) -> String {
    keys.map(\.name).unique.sorted().map(Excerpt.quoted).joined(separator: " or ")
  }
}

extension Literal {
  /// The value at a JSON pointer; nil if there is none.
  fileprivate func value(at pointer: String) -> Literal? {
    var value = self
    for step in pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
      guard case .object(let members) = value,
        let member = members.first(where: { $0.key == Pointer.unescaped(step) })
      else { return nil }
      value = member.value
    }
    return value
  }
}
