import BinderyRealtime
import BinderyRuntime

/// The comparison of recorded messages with the events that a client reads.
struct MessageComparison<Event: TypedEvent>: Sendable {
  let traffic: ContractTraffic
  private let schemas: ContractSchemas

  init(_ traffic: ContractTraffic, _ schemas: ContractSchemas) {
    self.traffic = traffic
    self.schemas = schemas
  }

  /// Returns the differences between a recorded message and its event.
  func differences(
    of frame: ContractFrame,
    from folder: inout RecordingFolder
  ) -> [EntryDifference] {
    func recording(_ text: String) -> [EntryDifference] {
      [EntryDifference("recording: \(text)", frame.location.part())]
    }
    do {
      let archive = try folder.archive(frame.recording)
      guard archive.entries.indices.contains(frame.entry) else {
        return recording("there is no entry \(frame.entry) among \(archive.entries.count)")
      }
      let entry = archive.entries[frame.entry]
      guard
        let recorded = RecordedFrame(at: frame.location, in: entry, frame.entry, frame.recording)
      else { return recording("isn't a message") }
      let bytes = try entry.bytes(at: frame.location)
      return mismatch(of: frame, with: recorded)
        + differences(of: bytes, frame, eventType: entry.eventType(at: frame.location))
    } catch let error as RecordingError {
      return recording(error.reason)
    } catch let error as UnreadFrame {
      return recording(error.reason)
    } catch {
      return [EntryDifference("\(error)", frame.location.part())]
    }
  }

  /// Returns the differences between a message and the event that the client reads.
  ///
  /// - Parameters:
  ///   - eventType: The type of a server-sent event; nil for other messages.
  ///   - received: The message that the client reads; the recorded one if nil.
  func differences(
    of bytes: [UInt8],
    _ frame: ContractFrame,
    eventType: String?,
    received: [UInt8]? = nil
  ) -> [EntryDifference] {
    let schema = schemas.schema(frame.message.flatMap { traffic.schemas[$0] })
    let located = { (differences: [BodyDifference]) in
      differences.map { EntryDifference($0.text, frame.location.part($0.path)) }
    }
    let found = located(
      differences(
        of: bytes,
        received: ReceivedData(bytes: received ?? bytes, eventType: eventType),
        called: frame.message,
        schema
      )
    )
    let json = RecordedText(Event.messageFormat.json(of: bytes))
    let invalid = located(schema.differences(of: [json]))
    return found + invalid.filter { violation in !found.contains { $0.states(violation) } }
  }

  /// A message as the client receives it.
  private struct ReceivedData {
    let bytes: [UInt8]
    let eventType: String?

    func event() throws -> Event {
      let named = try eventType.flatMap { type throws(UndecodableEvent) in
        try Event(data: bytes, eventType: type)
      }
      return try named ?? Event(message: bytes)
    }
  }

  /// Returns the differences between the recorded frame and the tested direction, channel and name.
  private func mismatch(
    of frame: ContractFrame,
    with recorded: RecordedFrame
  ) -> [EntryDifference] {
    var found: [String] = []
    if recorded.direction != traffic.direction.rawValue {
      found.append("recording: has the direction \(recorded.direction)")
    }
    if let channel = recorded.channel, channel != traffic.channel {
      found.append("recording: has the channel \(channel)")
    }
    if recorded.message != frame.message {
      found.append("recording: has the message \(recorded.message ?? "null")")
    }
    return found.map { EntryDifference($0, frame.location.part()) }
  }

  private func differences(
    of bytes: [UInt8],
    received: ReceivedData,
    called name: String?,
    _ schema: BodySchema
  ) -> [BodyDifference] {
    do {
      let event = try JSONIsolation.$isAllowed.withValue(false) { try received.event() }
      var found: [BodyDifference] = []
      if event.messageName != name {
        let text = "event: understood as \(event.messageName ?? "no message of the spec")"
        found.append(BodyDifference(text: text))
      }
      let differences = try EventDifferences(of: event, from: bytes, schema)
      return found + differences.found.map { $0.prefixed("event: ") }
    } catch let error as UndecodableEvent {
      return [BodyDifference(text: "event: \(error.error)", path: error.error.path.description)]
    } catch {
      return [BodyDifference(text: "event: \(error)")]
    }
  }
}
