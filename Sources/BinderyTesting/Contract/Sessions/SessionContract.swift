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
    let comparison = MessageComparison<Event>(traffic, schemas)
    var causes = Repetitions<MessageCause, (frame: ContractFrame, difference: EntryDifference)>()
    for frame in traffic.frames {
      let found = comparison.differences(of: frame, from: &folder)
      if let tester {
        if let first = found.first {
          let subject = traffic.subject(frame.message)
          results.results.append(
            folder.unchanged(first, in: subject, frame.entry, of: frame.recording)
          )
        } else {
          results += mutated(frame, comparison, from: &folder, tester)
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
}

extension Contract {
  /// The contract for channel messages in the same recordings.
  public var sessions: SessionContract {
    SessionContract(recordings: recordings, schemas: schemas, documents: documents)
  }
}
