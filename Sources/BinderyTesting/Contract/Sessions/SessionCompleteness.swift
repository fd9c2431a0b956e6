import BinderyRuntime

/// The missing counterparts among spec, recorded sessions and tests.
struct SessionCompleteness {
  private(set) var violations: [ContractViolation] = []
  private let traffic: [ContractTraffic]
  private var folder: RecordingFolder
  private let documents: DescribedDocuments
  /// The differences of recorded messages that aren't reported yet.
  private var noted = Repetitions<Cause, (cause: Cause, frame: RecordedFrame)>()

  /// The channel of the first session with each address.
  private var channels: [String: String?] = [:]

  private struct Cause: Hashable {
    let subject: String
    let channel: String?
    let direction: String
    let difference: String
  }

  init(
    _ traffic: [ContractTraffic],
    _ sessions: [RecordedSession],
    requiresMessages: Bool,
    folder: RecordingFolder,
    documents: DescribedDocuments
  ) {
    self.traffic = traffic
    self.folder = folder
    self.documents = documents
    let recorded = sessions.flatMap(\.frames)
    if requiresMessages {
      for messages in traffic { check(messages, against: recorded) }
    }
    let tests = Dictionary(traffic.flatMap(\.frames).map { ($0.name, $0) }) { first, _ in first }
    for session in sessions {
      for frame in session.frames where frame.isAnnotated && !frame.isPlainText {
        if frame.isUndescribed {
          // A client isn't required to send what the recorded one sent.
          guard frame.direction == "receive" else { continue }
          note("unknown message", frame, in: session, "recorded, but not described by the spec")
        } else if tests[frame.name] == nil {
          note(frame.message ?? "unknown message", frame, in: session, "recorded, but not tested")
        }
      }
    }
    reportNoted()
    report(Set(tests.keys).subtracting(recorded.map(\.name)).compactMap { tests[$0] })
    for session in sessions { checkOrder(of: session) }
    reportNoted()
  }

  private mutating func report(_ unrecorded: [ContractFrame]) {
    var causes = Repetitions<String, String>()
    for frame in unrecorded.sorted(by: { $0.name < $1.name }) {
      causes.add(frame.name, because: frame.recording)
    }
    for (name, note) in causes.all("message") {
      report(name, at: nil, "tested, but not recorded" + note)
    }
  }

  private mutating func check(_ traffic: ContractTraffic, against recorded: [RecordedFrame]) {
    for message in traffic.messages {
      let shown = traffic.frames.first { frame in
        frame.message == message && recorded.contains { $0.name == frame.name }
      }
      let subject = traffic.subject(message)
      switch (shown, traffic.exceptions[message]) {
      case (nil, nil):
        let location = documents.location(of: .message(message))
        report(subject, at: location, "no recording and no exception")
      case (let shown?, let exception?):
        report(
          subject,
          at: folder.location(of: shown.location.part(), shown.entry, of: shown.recording),
          "declared as unrecorded (\(JSONValue.quoted(exception))), but \(shown.name) shows it"
        )
      default: break
      }
    }
  }

  /// Checks that each reply follows one of the messages that it answers.
  private mutating func checkOrder(of session: RecordedSession) {
    var seen: Set<String> = []
    for frame in session.frames {
      guard let channel = frame.channel, let message = frame.message else { continue }
      let matching = traffic.first {
        $0.channel == channel && $0.direction.rawValue == frame.direction
      }
      let other = frame.direction == "send" ? "receive" : "send"
      if let requests = matching?.replies[message],
        !requests.contains(where: { seen.contains("\(other) \(channel) \($0)") })
      {
        let names = requests.joined(separator: " or ")
        note(
          "\(channel) \(message)",
          frame,
          in: session,
          "is a reply to \(names), but no \(names) precedes it"
        )
      }
      seen.insert("\(frame.direction) \(channel) \(message)")
    }
  }

  /// Notes a difference of a recorded message, which many may have.
  private mutating func note(
    _ subject: String,
    _ frame: RecordedFrame,
    in session: RecordedSession,
    _ difference: String
  ) {
    // A session has one of the channels at its address.
    let channel = channels[session.address, default: frame.channel]
    channels[session.address] = channel
    let cause = Cause(
      subject: subject,
      channel: channel,
      direction: frame.direction,
      difference: difference
    )
    noted.add((cause, frame), because: cause)
  }

  private mutating func reportNoted() {
    for ((cause, frame), note) in noted.all("message") {
      let location = folder.location(of: frame.location.part(), frame.entry, of: frame.recording)
      report("\(cause.subject) (\(frame.name))", at: location, cause.difference + note)
    }
    noted = Repetitions()
  }

  private mutating func report(
    _ subject: String,
    at location: ContractLocation?,
    _ difference: String
  ) {
    violations.append(
      ContractViolation(subject: subject, difference: difference, location: location)
    )
  }
}
