import Canonicalizing
import Shape
import Specification

/// The test that a recorded entry results in.
enum RecordingOutcome {
  case testCase(Contract.Case)
  case event(Contract.Event)
  case unproven(Contract.Entry)
}

extension ContractShaper {
  /// The test of a recorded entry; nil after reporting an error.
  func outcome(of recording: Recording, _ bundle: SchemaBundle) -> RecordingOutcome? {
    switch recording.subject {
    case .operation(let id):
      return operation(id, recording).flatMap { outcome($0, recording, bundle) }
    case .webhook(let name):
      return event(service.webhooks, "webhook", name, recording, bundle)
    case .callback(let name, let id):
      return operation(id, recording).flatMap {
        event($0.callbacks, "callback", name, recording, bundle)
      }
    case nil: return nil
    }
  }

  private func operation(_ id: String, _ recording: Recording) -> Operation? {
    if let operation = service.operations.first(where: { $0.id.rawValue == id }) {
      return operation
    }
    report(
      .error,
      .unmatchedRecording,
      at: recording.mark,
      "no operation is called \(Excerpt.quoted(id))",
      fix: "write an operationId of the description under _bindery.operation"
    )
    return nil
  }

  /// The event of a recorded webhook or callback request; webhooks are identified by name and
  /// method.
  private func event(
    _ webhooks: [Webhook],
    _ noun: String,
    _ name: String,
    _ recording: Recording,
    _ bundle: SchemaBundle
  ) -> RecordingOutcome? {
    let method = recording.request.method
    guard let webhook = webhooks.first(where: { $0.name == name && $0.method == method }) else {
      report(
        .error,
        .unmatchedRecording,
        at: recording.mark,
        "no \(noun) \(Excerpt.quoted(name)) has the method \(method)",
        fix: "write a name of the description under _bindery.\(noun)"
      )
      return nil
    }
    let data = recording.request.postData
    let content = webhook.body.flatMap { body in
      index(of: data?.mimeType ?? "", in: body.contents).map { body.contents[$0] }
    }
    let isJSON = content?.coding == .json && data?.text.isEmpty == false
    return .event(
      Contract.Event(
        webhook: webhook.id,
        entry: recording.entry,
        schema: content.flatMap { content in
          isJSON
            ? bundle.keys[BodyKey(subject: .webhook(webhook.id), mediaType: content.mediaType)]
            : nil
        }
      )
    )
  }

  private func outcome(
    _ operation: Operation,
    _ recording: Recording,
    _ bundle: SchemaBundle
  ) -> RecordingOutcome? {
    guard recording.request.method.uppercased() == operation.method else {
      reportMismatch(recording, operation, "its method is \(recording.request.method)")
      return nil
    }
    guard let request = RecordedRequest(recording.request, of: operation, in: service) else {
      reportMismatch(recording, operation, "its path isn't \(operation.template)")
      return nil
    }
    guard let response = response(to: recording, operation) else { return nil }
    reportEmptyStream(recording, response)
    if hasUndescribedFile(recording, operation) {
      return .unproven(recording.entry)
    }
    let body = operation.body.flatMap { self.body(recording, operation, $0) }
    let testCase = Contract.Case(
      operation: operation.id,
      entry: recording.entry,
      arguments: arguments(request, recording, operation),
      credentials: secrets(request),
      body: body,
      status: recording.response.status,
      schema: schema(of: recording, operation, response, bundle),
      tolerance: tolerance(request, recording, operation)
    )
    return hasCredential(testCase, recording) ? .unproven(recording.entry) : .testCase(testCase)
  }

  func reportMismatch(_ recording: Recording, _ operation: Operation, _ reason: String) {
    report(
      .error,
      .recordingMismatch,
      at: recording.request.mark,
      "the recorded request doesn't match \(Excerpt.quoted(operation.id.rawValue)): \(reason)",
      fix: "correct the recording or the description"
    )
  }

  /// The response object for the recorded status: exact, by range such as `2XX`, or `default`.
  private func response(to recording: Recording, _ operation: Operation) -> Response? {
    let status = recording.response.status
    let matches: [Response.Status] = [.code(status), .range(status / 100), .default]
    for match in matches {
      if let response = operation.responses.first(where: { $0.status == match }) {
        return response
      }
    }
    report(
      .error,
      .recordingMismatch,
      at: recording.response.mark,
      "\(Excerpt.quoted(operation.id.rawValue)) has no documented status \(status)",
      fix: "describe the status or take the recording out"
    )
    return nil
  }

  /// The key under `$defs` of the schema that the recorded body must satisfy.
  private func schema(
    of recording: Recording,
    _ operation: Operation,
    _ response: Response,
    _ bundle: SchemaBundle
  ) -> String? {
    let content = recording.response.content
    guard !content.text.isEmpty, let match = describedContent(of: content.mimeType, in: response)
    else { return nil }
    switch match.coding {
    case .json, .events, .jsonLines: break
    case .form, .multipart, .text, .binary, .textEvents: return nil
    }
    let subject = BodyKey.Subject.response(operation.id, response.status)
    return bundle.keys[BodyKey(subject: subject, mediaType: match.mediaType)]
  }
}

extension Recording {
  var entry: Contract.Entry { Contract.Entry(recording: file, entry: index) }
}
