import BinderyRealtime
import BinderyRuntime
import Foundation
import RecordingMutation
import RecordingRedaction

/// A folder of recorded sessions that the messages of channels are tested against.
public struct SessionContract: Sendable {
  let recordings: URL
  let schemas: ContractSchemas
  let documents: DescribedDocuments
  /// The rules for removing secrets from recordings that a replay writes.
  var redaction = RedactionRules()

  /// Creates a contract of channels.
  ///
  /// - Parameters:
  ///   - recordings: The folder of `*.har` files.
  ///   - documents: The documents, for the locations of messages in violations.
  ///   - schemas: One JSON Schema (2020-12, OpenAPI dialect) with the schemas of messages under
  ///     `$defs`.
  public init(recordings: URL, documents: [URL] = [], schemas: String) {
    self.init(
      recordings: recordings,
      schemas: ContractSchemas(schemas),
      documents: DescribedDocuments(documents)
    )
  }

  init(recordings: URL, schemas: ContractSchemas, documents: DescribedDocuments) {
    self.recordings = recordings
    self.schemas = schemas
    self.documents = documents
  }

  /// Returns the contract with further rules for removing secrets from the recordings that a
  /// replay writes.
  ///
  /// - Parameters:
  ///   - headers: The names of headers with secrets.
  ///   - queryParameters: The names of query parameters with secrets.
  ///   - cookies: The names of cookies with secrets.
  ///   - members: The names of JSON members and form fields with secrets.
  ///   - allowedValues: The documented values that are no secrets.
  ///   - paths: The path templates with secret parameters, and the names of these.
  ///   - schemas: The JSON Schemas that the values of members and parameters satisfy, so that those
  ///     which replace secrets do; a text that isn't JSON has no effect.
  public func redacting(
    headers: Set<String> = [],
    queryParameters: Set<String> = [],
    cookies: Set<String> = [],
    members: Set<String> = [],
    allowedValues: Set<String> = [],
    paths: [String: Set<String>] = [:],
    schemas: [String: [String]] = [:]
  ) -> SessionContract {
    var contract = self
    contract.redaction.headers.formUnion(headers)
    contract.redaction.queryParameters.formUnion(queryParameters)
    contract.redaction.cookies.formUnion(cookies)
    contract.redaction.members.formUnion(members)
    contract.redaction.allowedValues.formUnion(allowedValues)
    for (template, parameters) in paths {
      contract.redaction.paths.insert(
        RedactionRules.SecretPath(template: template, parameters: parameters)
      )
    }
    for (name, texts) in schemas {
      let values = texts.compactMap { try? JSONValue(parsing: $0) }
      contract.redaction.schemas[name, default: []].formUnion(values)
    }
    return contract
  }

  /// Decodes each recorded message as an event.
  ///
  /// It must be the event with the recorded name, encode to the same JSON again, and satisfy its
  /// schema.
  public func verify<Event: TypedEvent>(
    _ event: Event.Type,
    _ traffic: ContractTraffic
  ) throws(ContractViolations) {
    var folder = RecordingFolder(recordings)
    var violations: [ContractViolation] = []
    let tester = MutationTester(schemas)
    var results = MutationResults()
    if Event.messageNames != traffic.messages {
      let names = Event.messageNames.joined(separator: ", ")
      violations.append(
        ContractViolation(
          subject: "\(traffic.channel) \(traffic.direction.participle)",
          difference: "messages: the spec has \(traffic.messages.joined(separator: ", ")),"
            + " \(Event.self) has \(names)"
        )
      )
    }
    var causes = Repetitions<MessageCause, (frame: ContractFrame, difference: EntryDifference)>()
    for frame in traffic.frames {
      let found = differences(of: frame, as: event, in: traffic, from: &folder)
      if let tester {
        if let first = found.first {
          let subject = traffic.subject(frame.message)
          results.results.append(
            folder.unchanged(first, in: subject, frame.entry, of: frame.recording)
          )
        } else {
          results += mutated(frame, as: event, in: traffic, from: &folder, tester)
        }
      }
      for (first, noted) in found.ofCauses {
        causes.add(
          (frame, noted),
          because: MessageCause(message: frame.message, difference: first.cause)
        )
      }
    }
    for ((frame, difference), note) in causes.all("message") {
      let name = "\(traffic.subject(frame.message)) (\(frame.name))"
      let subject = ContractSubject(name: name, part: .message(frame.message ?? ""), type: event)
      let broken = subject.violations([difference.adding(note)], in: documents) {
        folder.location(of: $0, frame.entry, of: frame.recording)
      }
      violations += folder.withoutSecrets(broken, frame.entry, of: frame.recording, redaction)
    }
    try tester?.run.write(results)
    if !violations.isEmpty { throw ContractViolations(violations) }
  }

  /// What the same differences of several messages have in common.
  private struct MessageCause: Hashable {
    let message: String?
    let difference: String
  }

  private func differences<Event: TypedEvent>(
    of frame: ContractFrame,
    as event: Event.Type,
    in traffic: ContractTraffic,
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
      return mismatch(of: frame, in: traffic, with: recorded)
        + differences(
          of: bytes,
          as: event,
          frame,
          in: traffic,
          eventType: entry.eventType(at: frame.location)
        )
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
  func differences<Event: TypedEvent>(
    of bytes: [UInt8],
    as event: Event.Type,
    _ frame: ContractFrame,
    in traffic: ContractTraffic,
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
        as: event,
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

    func event<Event: TypedEvent>() throws -> Event {
      let named = try eventType.flatMap { type throws(UndecodableEvent) in
        try Event(data: bytes, eventType: type)
      }
      return try named ?? Event(message: bytes)
    }
  }

  /// Returns the differences between the recorded frame and the tested direction, channel and name.
  private func mismatch(
    of frame: ContractFrame,
    in traffic: ContractTraffic,
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

  private func differences<Event: TypedEvent>(
    of bytes: [UInt8],
    received: ReceivedData,
    as type: Event.Type,
    called name: String?,
    _ schema: BodySchema
  ) -> [BodyDifference] {
    do {
      let event = try JSONIsolation.$isAllowed.withValue(false) { try received.event() as Event }
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

extension Contract {
  /// The contract for channel messages in the same recordings.
  public var sessions: SessionContract {
    SessionContract(recordings: recordings, schemas: schemas, documents: documents)
  }
}
