import BinderyJSON
import Checking
import Foundation
import Shape
import Specification

import struct Canonical.Recording

/// What differs between a recorded session and the one with a live server.
struct SessionFindings {
  private let recording: Recording
  private let play: SessionPlay
  private let subject: LiveSubject
  private let credentials: LiveCredentials
  private let comparison: SessionComparison
  private let values: LiveValues
  /// The timeout in seconds.
  private let timeout: Double

  init(
    _ recording: Recording,
    _ play: SessionPlay,
    _ values: LiveValues,
    _ credentials: LiveCredentials,
    timeout: Double
  ) {
    self.recording = recording
    self.play = play
    self.values = values
    self.credentials = credentials
    self.timeout = timeout
    let channel = play.session.channels[0]
    subject = LiveSubject(name: channel.name, origin: channel.origin, noun: "channel")
    comparison = SessionComparison(play)
  }

  /// The session as the server played it, for the check with the schemas: each message is at the
  /// place of the recorded one.
  var live: Recording {
    let marks = Dictionary(
      comparison.pairs.map { ($0.message, play.session.frames[$0.frame].mark) }
    ) { one, _ in one }
    let replacements = Set(comparison.replacements.map(\.message))
    var live = recording
    live.frames = play.messages.enumerated().compactMap { index, message in
      // What replaces another message is reported as a whole.
      guard let name = message.name, !replacements.contains(index) else { return nil }
      return Recording.Frame(
        location: .frame(index),
        direction: .receive,
        channel: name.channel,
        message: name.message,
        data: message.content.body(credentials),
        mark: marks[index] ?? recording.mark
      )
    }
    return live
  }

  /// The differences, without what the schemas report.
  ///
  /// A reply to a message with recorded values that the server's answers lacked differs because of
  /// that, and so does the end of a session with such a message.
  func all(_ violations: [Finding]) -> LiveFindings {
    var found = LiveFindings()
    let end = ending()
    found.add(end, isConsequence: !play.dependentFrames.isEmpty)
    if play.end == nil || end.isEmpty {
      for frame in comparison.missing {
        found.add([missing(frame)], isConsequence: play.isDependent(frame))
      }
    }
    for pair in comparison.replacements {
      found.add([replacement(pair)], isConsequence: play.isDependent(pair.frame))
    }
    found.add(order() + additional())
    for pair in comparison.pairs {
      found.add(contents(pair, violations), isConsequence: play.isDependent(pair.frame))
    }
    return found
  }

  // MARK: - Messages

  private func missing(_ index: Int) -> Diagnostic {
    let frame = play.session.frames[index]
    let name = frame.name.map { "“\($0.message)”" } ?? "the recorded message"
    let within = " within \(timeout.formatted) s"
    let text =
      switch frame.cause {
      case .request(let request, _): "answers \(phrase(request)) without \(name)"
      default: "doesn't begin with \(name)"
      }
    return contradiction(frame.mark, text + (play.end == nil ? within : ""))
  }

  private func replacement(_ pair: SessionComparison.Pair) -> Diagnostic {
    let frame = play.session.frames[pair.frame]
    let expected = frame.name.map { " instead of “\($0.message)”" } ?? ""
    let message = play.messages[pair.message]
    let actual = message.name.map { "“\($0.message)”" } ?? "a message that isn't described"
    let start: String =
      if case .request(let request, _) = frame.cause {
        "answers \(phrase(request)) with"
      } else {
        "begins with"
      }
    return contradiction(frame.mark, "\(start) \(actual)\(expected): \(excerpt(message.content))")
  }

  private func order() -> [Diagnostic] {
    comparison.earlyReplies.map { pair, request in
      contradiction(
        play.session.frames[pair.frame].mark,
        "sends \(phrase(pair.frame)) before \(phrase(request)), to which it is the reply"
      )
    }
      + comparison.swapped.map { pair, other in
        drift(
          play.session.frames[pair.frame].mark,
          "sends \(phrase(pair.frame)) before \(phrase(other.frame)), and it was recorded after that"
        )
      }
  }

  private func additional() -> [Diagnostic] {
    var found = comparison.repeated.map { name, frame, count, recorded in
      drift(
        play.session.frames[frame].mark,
        "sends “\(name.message)” \(count) times instead of \(recorded)"
      )
    }
    let isRecorded = play.session.frames.contains { !$0.isSent && $0.name == nil }
    if let first = comparison.undescribed.first, !isRecorded {
      let others = comparison.undescribed.count - 1
      found.append(
        drift(
          recording.mark,
          "sends a message that isn't described: \(excerpt(play.messages[first].content))"
            + (others == 0 ? "" : ", and \(others) more")
        )
      )
    }
    return found
  }

  private func contents(_ pair: SessionComparison.Pair, _ violations: [Finding]) -> [Diagnostic] {
    let frame = play.session.frames[pair.frame]
    let message = play.messages[pair.message]
    let name = phrase(pair.frame)
    guard let one = values.applied(to: frame.content).json else {
      if frame.content == message.content || frame.name == nil { return [] }
      return [drift(frame.mark, "sends \(name) with other contents: \(excerpt(message.content))")]
    }
    let own = violations.filter { Mark($0.value.origin) == frame.mark }
    guard let other = message.content.body(credentials).json else {
      let isReported = own.contains { $0.kind == .invalidJSON }
      return isReported ? [] : [contradiction(frame.mark, "sends \(name) without JSON")]
    }
    let found = LiveComparison(one, other, identifiers: values.identifiers).found
    return found.compactMap { difference in
      guard !own.contains(where: { $0.covers(difference.path) }) else { return nil }
      let text = "sends \(name), whose \(difference.path) \(difference.message)"
      return difference.kind == .contradiction
        ? contradiction(frame.mark, text) : drift(frame.mark, text)
    }
  }

  // MARK: - The end

  private func ending() -> [Diagnostic] {
    let mark = recording.close?.mark ?? recording.mark
    switch play.end {
    case .failed where recording.close?.isByService == true && recording.close?.code == 1006:
      return []
    case .failed(let reason): return [contradiction(mark, "ends the session: \(reason)")]
    case .flooded:
      return [
        contradiction(
          mark,
          "sends more than \(play.session.messageLimit) messages, and"
            + " \(play.session.frames.count(where: { !$0.isSent })) are recorded"
        )
      ]
    case .closed(let code, let reason):
      let actual = code.map { "\($0)" } ?? "without a code"
      let suffix = reason.isEmpty ? "" : " (\(Excerpt.quoted(reason)))"
      guard let expected = play.session.serverClose else {
        // It did so when it was recorded, too, but for a reason of its own.
        if recording.close?.isByService == true, recording.close?.code == code { return [] }
        return [contradiction(mark, "closes the session with \(actual)\(suffix), unlike recorded")]
      }
      if expected.code != code {
        return [
          contradiction(
            mark,
            "closes the session with \(actual)\(suffix) instead of \(expected.code)"
          )
        ]
      }
      guard expected.reason != reason else { return [] }
      return [
        drift(
          mark,
          "closes the session for the reason \(Excerpt.quoted(reason)) instead of"
            + " \(Excerpt.quoted(expected.reason))"
        )
      ]
    case nil:
      guard let expected = play.session.serverClose, !play.isOver else { return [] }
      return [
        contradiction(
          mark,
          "doesn't close the session with \(expected.code) within \(timeout.formatted) s"
        )
      ]
    }
  }

  // MARK: - Texts

  private func phrase(_ frame: Int) -> String {
    play.session.frames[frame].name.map { "“\($0.message)”" } ?? "a message"
  }

  private func excerpt(_ content: LiveMessage.Content) -> String {
    switch content {
    case .text(let text): Excerpt.quoted(credentials.masked(text))
    case .binary(let bytes): "\(bytes.count) bytes of binary data"
    }
  }

  private func contradiction(_ mark: Mark, _ text: String) -> Diagnostic {
    subject.contradiction(mark, credentials.masked(text))
  }

  private func drift(_ mark: Mark, _ text: String) -> Diagnostic {
    subject.drift(mark, credentials.masked(text))
  }
}

extension LiveMessage.Content {
  /// The body of a recorded message, without the credentials.
  fileprivate func body(_ credentials: LiveCredentials) -> Recording.Body {
    switch self {
    case .text(let text): Recording.Body(mimeType: "", text: credentials.masked(text))
    case .binary(let bytes):
      Recording.Body(mimeType: "", text: Data(bytes).base64EncodedString(), encoding: "base64")
    }
  }
}

extension Recording.Body {
  fileprivate var json: JSONValue? { encoding == nil ? try? JSONValue(parsing: text) : nil }
}

extension Double {
  /// The number, without a fraction if it is an integer.
  fileprivate var formatted: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}
