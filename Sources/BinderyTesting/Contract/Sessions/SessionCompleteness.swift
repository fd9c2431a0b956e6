import BinderyRuntime

/// The missing counterparts among spec, recorded sessions and tests.
struct SessionCompleteness {
  private(set) var violations: [ContractViolation] = []
  private let traffic: [ContractTraffic]

  init(_ traffic: [ContractTraffic], _ sessions: [RecordedSession]) {
    self.traffic = traffic
    let recorded = sessions.flatMap(\.frames)
    for messages in traffic { check(messages, against: recorded) }
    let tested = Set(traffic.flatMap(\.frames).map(\.name))
    for frame in recorded where !tested.contains(frame.name) {
      report(frame.message ?? "unknown message", frame.name, "recorded, but not tested")
    }
    for name in tested.subtracting(recorded.map(\.name)).sorted() {
      report(name, nil, "tested, but not recorded")
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
      case (nil, nil): report(subject, nil, "no recording and no exception")
      case (let shown?, let exception?):
        report(
          subject,
          nil,
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
          frame.name,
          "is a reply to \(names), but no \(names) precedes it"
        )
      }
      seen.insert("\(frame.direction) \(channel) \(message)")
    }
  }

  private mutating func report(_ subject: String, _ location: String?, _ difference: String) {
    let subject = location.map { "\(subject) (\($0))" } ?? subject
    violations.append(ContractViolation(subject: subject, difference: difference))
  }
}
