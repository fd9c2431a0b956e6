import BinderyRuntime
import RecordingMutation

extension Contract {
  /// Decodes each recorded request as a webhook.
  ///
  /// The event must encode to the same body, headers and query again, and its body must satisfy its
  /// schema.
  /// - Parameter message: Returns nil for an event of another webhook.
  public func verify<Event: WebhookEvent>(
    _ name: String,
    _ type: Event.Type,
    _ events: [ContractEvent],
    message: @escaping @Sendable (Event) -> ContractMessage?
  ) async throws(ContractViolations) {
    var folder = RecordingFolder(recordings)
    var violations: [ContractViolation] = []
    let tester = MutationTester(schemas)
    var results = MutationResults()
    for event in events {
      let subject = "\(name) (\(event.recording) #\(event.entry))"
      let found = await differences(of: event, called: name, from: &folder, message)
      if let tester {
        if let first = found.first {
          results.results.append(
            folder.unchanged(first, in: name, event.entry, of: event.recording)
          )
        } else {
          results += await mutated(event, called: name, from: &folder, tester, message)
        }
      }
      let broken = ContractSubject(name: subject, part: .event(name), type: type)
        .violations(found, in: documents) {
          folder.location(of: $0, event.entry, of: event.recording)
        }
      violations += folder.withoutSecrets(broken, event.entry, of: event.recording)
    }
    try tester?.run.write(results)
    if !violations.isEmpty { throw ContractViolations(violations) }
  }

  private func differences<Event: WebhookEvent>(
    of event: ContractEvent,
    called name: String,
    from folder: inout RecordingFolder,
    _ message: (Event) -> ContractMessage?
  ) async -> [EntryDifference] {
    let recorded: IncomingRequest
    do {
      let archive = try folder.archive(event.recording)
      recorded = try archive.received(event.entry, of: event.recording)
    } catch {
      return [EntryDifference("recording: \(error.reason)")]
    }
    return await differences(of: recorded, called: name, schemas.schema(event.schema), message)
  }

  /// - Parameter received: The request that is read; the recorded one if nil.
  func differences<Event: WebhookEvent>(
    of recorded: IncomingRequest,
    received: IncomingRequest? = nil,
    called name: String,
    _ schema: BodySchema,
    _ message: (Event) -> ContractMessage?
  ) async -> [EntryDifference] {
    let invalid = schema.differences(of: [RecordedText(recorded.body)]).inRequest()
    let found = await eventDifferences(
      of: recorded,
      received: received ?? recorded,
      called: name,
      schema,
      message
    )
    return found.map { $0.prefixed("request: ") }
      + invalid.filter { violation in !found.contains { $0.states(violation) } }
  }

  private func eventDifferences<Event: WebhookEvent>(
    of recorded: IncomingRequest,
    received: IncomingRequest,
    called name: String,
    _ schema: BodySchema,
    _ message: (Event) -> ContractMessage?
  ) async -> [EntryDifference] {
    do {
      let event = try JSONIsolation.$isAllowed.withValue(false) {
        try Event(named: name, from: received)
      }
      guard let message = message(event) else {
        return [EntryDifference("understood as another webhook")]
      }
      return await message.differences(from: recorded, schema)
    } catch {
      return [EntryDifference("\(error)")]
    }
  }
}

extension HTTPArchive {
  /// Returns the request of an entry as the receiving server sees it.
  func received(
    _ entry: Int,
    of recording: String
  ) throws(RecordingError) -> IncomingRequest {
    guard entries.indices.contains(entry) else {
      let reason = "there is no entry \(entry) among \(entries.count)"
      throw RecordingError(file: recording, reason: reason)
    }
    let request = entries[entry].request
    guard let body = request.postData.map(\.bytes) ?? [] else {
      let reason = "the body of the request isn't in its encoding"
      throw RecordingError(file: recording, entry: entry, reason: reason)
    }
    let target = URIReference(request.url)
    var headers = HTTPHeaders()
    for field in request.headers { headers.append(field.name, field.value) }
    if let mediaType = request.postData?.mimeType, !mediaType.isEmpty,
      !headers.contains("Content-Type")
    {
      headers.append("Content-Type", mediaType)
    }
    return IncomingRequest(
      method: HTTPMethod(rawValue: request.method),
      target: String(target.path) + (target.query.map { "?\($0)" } ?? ""),
      headers: headers,
      body: body
    )
  }
}
