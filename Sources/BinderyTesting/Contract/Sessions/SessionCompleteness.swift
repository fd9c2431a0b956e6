import BinderyRuntime

/// The missing counterparts among spec, recorded sessions and tests.
struct SessionCompleteness {
  private(set) var violations: [ContractViolation] = []
  private let traffic: [ContractTraffic]
  private var folder: RecordingFolder
  private let documents: DescribedDocuments

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
    let tested = Set(traffic.flatMap(\.frames).map(\.name))
    for frame in recorded where frame.isAnnotated && !frame.isPlainText {
      if frame.isUndescribed {
        // A client isn't required to send what the recorded one sent.
        guard frame.direction == "receive" else { continue }
        report("unknown message", frame, "recorded, but not described by the spec")
      } else if !tested.contains(frame.name) {
        report(frame.message ?? "unknown message", frame, "recorded, but not tested")
      }
    }
    for name in tested.subtracting(recorded.map(\.name)).sorted() {
      report(name, at: nil, "tested, but not recorded")
    }
    for session in sessions { checkOrder(of: session) }
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
        report(
          "\(channel) \(message)",
          frame,
          "is a reply to \(names), but no \(names) precedes it"
        )
      }
      seen.insert("\(frame.direction) \(channel) \(message)")
    }
  }

  private mutating func report(_ subject: String, _ frame: RecordedFrame, _ difference: String) {
    let location = folder.location(of: frame.location.part(), frame.entry, of: frame.recording)
    report("\(subject) (\(frame.name))", at: location, difference)
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
