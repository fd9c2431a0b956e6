import Canonical
import Shape
import SourceDiagnostics

/// Matches recorded messages with the channels of a service.
struct TrafficMatcher {
  let service: Service
  let bundle: SchemaBundle
  let messages: MessageMatcher
  let role: RecordedSubject.Role
  let reports: RecordingDiagnostics

  /// The traffic of each channel in each direction, in document order, and the entries with a
  /// message in the wrong direction.
  func traffic(
    _ recordings: [Recording],
    _ exceptions: [RecordingException]
  ) -> (traffic: [Contract.Traffic], reversed: Set<Contract.Entry>) {
    let expected = MessageExpectations(
      channels: service.channels,
      bundle: bundle,
      reports: reports
    )
    var traffic = expected.traffic(exceptions)
    var reversed: Set<Contract.Entry> = []
    for recording in recordings {
      for frame in recording.frames {
        if frame.message == nil, frame.location.isFrame { reportUndefined(frame, in: recording) }
        guard let (channel, location) = location(of: frame, in: recording),
          !messages.isOfOtherChannels(frame, channel)
        else { continue }
        guard let index = index(of: frame, through: channel, in: traffic) else {
          if isReversed(frame, channel) { reversed.insert(recording.entry) }
          continue
        }
        traffic[index].frames.append(
          Contract.Frame(entry: recording.entry, location: location, message: frame.message)
        )
      }
    }
    return (traffic, reversed)
  }

  /// Whether the channel has the message only in the other direction.
  private func isReversed(_ frame: Recording.Frame, _ channel: Channel) -> Bool {
    let messages = frame.direction == .send ? channel.incoming : channel.outgoing
    return messages?.messages.contains { $0.name == frame.message } == true
  }

  /// The index of the traffic of a frame; nil after reporting an unknown message or direction.
  private func index(
    of frame: Recording.Frame,
    through channel: Channel,
    in traffic: [Contract.Traffic]
  ) -> Int? {
    let direction = Contract.Direction(frame.direction)
    let name = frame.phrase
    let indices = traffic.indices.filter { traffic[$0].channel == channel.id }
    let known = indices.filter { index in
      frame.message == nil || traffic[index].messages.contains { $0.name == frame.message }
    }
    if let index = known.first(where: { traffic[$0].direction == direction }) { return index }
    guard !known.isEmpty else {
      if service.omissions.has(frame.message, of: channel.name) { return nil }
      reports.report(
        .error,
        .unmatchedRecording,
        at: frame.mark,
        "the message \(name) of the channel \(Excerpt.quoted(channel.name)) isn't defined",
        fix: "set _bindery.message to the name of a message in the document"
      )
      return nil
    }
    reports.report(
      .error,
      .recordingMismatch,
      at: frame.mark,
      "the message \(name) of the channel \(Excerpt.quoted(channel.name)) is recorded as"
        + " \(direction.participle), but defined only as \(direction.other.participle)",
      fix: "correct the direction or the name of the message, or write \(role.other.statement)"
        + " if the document describes the \(role.other.describedPart)"
    )
    return nil
  }

  /// The channel of a frame and its position in the entry; nil after reporting a mismatch.
  private func location(
    of frame: Recording.Frame,
    in recording: Recording
  ) -> (Channel, Contract.Frame.Location)? {
    if case .element(let position) = frame.location {
      return element(position, frame, in: recording)
    }
    guard WireReader.json(String(decoding: frame.data.bytes, as: UTF8.self)) != nil else {
      // The undefined message has been reported.
      if frame.message == nil { return nil }
      if case .frame(let position) = frame.location, isText(frame) {
        return channel(of: frame).map { ($0, .frame(position)) }
      }
      reportMismatch(frame, "it isn't valid JSON")
      return nil
    }
    guard case .frame(let position) = frame.location else {
      return channel(of: frame).map { ($0, .body) }
    }
    return channel(of: frame).map { ($0, .frame(position)) }
  }

  /// Whether the message of a frame is a plain text.
  private func isText(_ frame: Recording.Frame) -> Bool {
    let channel = service.channels.first { $0.name == frame.channel }
    let messages = frame.direction == .send ? channel?.outgoing : channel?.incoming
    return messages?.messages.contains { $0.isText && $0.name == frame.message } == true
  }

  /// The channel of an element of a list; nil after reporting that there is no such list, or for an
  /// invalid body, which has been reported.
  private func element(
    _ position: Int,
    _ frame: Recording.Frame,
    in recording: Recording
  ) -> (Channel, Contract.Frame.Location)? {
    guard let whole = recording.frames.first(where: { $0.location == .body }),
      let container = channel(of: whole, isQuiet: true)
    else { return nil }
    guard let list = bundle.list(in: whole.message, of: container),
      let channel = service.channels.first(where: { $0.id == list.channel })
    else {
      reportMismatch(frame, "\(whole.phrase) has no array with “x-messages”")
      return nil
    }
    guard let count = list.elements(in: whole.data)?.count else { return nil }
    let names = recording.frames.count { if case .element = $0.location { true } else { false } }
    guard count == names else {
      if position == 0 {
        reportMismatch(frame, "\(names) elements are named, but \(list.pointer) has \(count)")
      }
      return nil
    }
    return (channel, .element(position, list: list.pointer))
  }

  private func channel(of frame: Recording.Frame, isQuiet: Bool = false) -> Channel? {
    guard let name = frame.channel else { return nil }
    if let channel = service.channels.first(where: { $0.name == name }) { return channel }
    if isQuiet || service.omissions.has(nil, of: name) { return nil }
    reports.report(
      .error,
      .unmatchedRecording,
      at: frame.mark,
      "the channel \(Excerpt.quoted(name)) isn't defined",
      fix: "set _bindery.channel to the name of a channel in the document"
    )
    return nil
  }

  /// Reports a captured message that the channel doesn't define.
  ///
  /// An example may have one on purpose.
  ///
  /// Only a warning for a text that isn't JSON, which many services send to keep a session open.
  private func reportUndefined(_ frame: Recording.Frame, in recording: Recording) {
    guard recording.provenance.kind != .documented, let channel = frame.channel else { return }
    let json = WireReader.json(String(decoding: frame.data.bytes, as: UTF8.self))
    let channels = sharing(channel)
    let difference = json.flatMap { form(of: frame, on: channels)?.difference(of: $0) }
    let subject =
      channels.count > 1
      ? "none of the \(channels.count) channels with the address of \(Excerpt.quoted(channels[0].name))"
        + " defines" : "the channel \(Excerpt.quoted(channel)) doesn't define"
    let message =
      "\(subject) the \(Contract.Direction(frame.direction).participle) message"
      + (difference.map {
        ", which \($0), unlike all that \(channels.count > 1 ? "they define" : "it defines")"
      }
        ?? "")
    let isError = recording.isAnnotated && frame.direction == .receive && json != nil
    reports.report(
      isError || difference != nil ? .error : .warning,
      .unmatchedRecording,
      at: frame.mark,
      message,
      fix: difference == nil
        ? "add the message to the document, or remove it from the recording"
        : "correct the recording or the document",
      cause: json == nil ? message + ", which isn't JSON" : message
    )
  }

  /// The channels whose message an undefined frame may be: its own is that of most other frames of
  /// the session, which an import annotates, too, and those with the same address share the
  /// WebSocket.
  private func sharing(_ name: String) -> [Channel] {
    guard let own = service.channels.first(where: { $0.name == name }) else { return [] }
    guard let address = own.address else { return [own] }
    return service.channels.filter { $0.address == address }
  }

  /// What all messages of channels have in common in a frame's direction.
  private func form(of frame: Recording.Frame, on channels: [Channel]) -> MessageForm? {
    let directions = channels.compactMap { frame.direction == .send ? $0.outgoing : $0.incoming }
    let unions = directions.compactMap { direction -> Union? in
      if case .union(let union)? = service.models[direction.event]?.definition { return union }
      return nil
    }
    return unions.count == directions.count ? MessageForm(unions) : nil
  }

  private func reportMismatch(_ frame: Recording.Frame, _ reason: String) {
    reports.report(
      .error,
      .recordingMismatch,
      at: frame.mark,
      "the recorded data doesn't match \(frame.phrase): \(reason)",
      fix: "correct the recording or the document"
    )
  }
}

extension Recording.Frame {
  fileprivate var phrase: String { message.map(Excerpt.quoted) ?? "null" }
}

extension Recording.Frame.Location {
  fileprivate var isFrame: Bool { if case .frame = self { true } else { false } }
}

extension Contract.Direction {
  init(_ direction: Recording.Frame.Direction) {
    switch direction {
    case .send: self = .send
    case .receive: self = .receive
    }
  }

  var participle: String {
    switch self {
    case .send: "sent"
    case .receive: "received"
    }
  }

  var other: Contract.Direction { self == .send ? .receive : .send }
}
