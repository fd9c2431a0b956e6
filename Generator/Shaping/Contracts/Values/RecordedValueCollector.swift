import Canonical
import Shape
import SourceDiagnostics

/// Collects the recorded values that a schema describes.
struct RecordedValueCollector {
  private let service: Service
  private let bundle: SchemaBundle
  private let requests: RequestSchemas?
  private let arguments: ArgumentReader
  private let bodies: RecordedBodyReader
  private let responses: ResponseMatcher
  private let parts: UndescribedPartCollector

  init(
    _ service: Service,
    _ bundle: SchemaBundle,
    _ requests: RequestSchemas?,
    _ wire: WireReader
  ) {
    self.service = service
    self.bundle = bundle
    self.requests = requests
    // The problems of recordings are reported when these are resolved into test cases.
    let silent = RecordingDiagnostics(Diagnostics())
    arguments = ArgumentReader(service.credentials, wire, silent)
    bodies = RecordedBodyReader(wire, silent)
    responses = ResponseMatcher(bundle: bundle, reports: silent)
    parts = UndescribedPartCollector(service, arguments, responses)
  }

  /// The values of all recordings, in their order; `traffic` has the messages of channels.
  func values(
    _ recordings: [Recording],
    _ traffic: [Contract.Traffic]
  ) -> RecordedValues {
    let operations = Dictionary(service.operations.map { ($0.id.rawValue, $0) }) { first, _ in
      first
    }
    let messages = messages(traffic)
    return RecordedValues(
      values: recordings.flatMap { recording in
        values(of: recording, operations)
          + recording.frames.compactMap { value(of: $0, in: recording, messages) }
      },
      undescribed: recordings.flatMap { recording -> [UndescribedPart] in
        guard case .operation(let id) = recording.subject, let operation = operations[id] else {
          return []
        }
        return parts.parts(of: recording, operation)
      },
      entryCount: recordings.count,
      sent: requests?.schemas ?? SchemaSet(),
      received: bundle.schemas
    )
  }

  private func values(
    of recording: Recording,
    _ operations: [String: Operation]
  ) -> [RecordedValue] {
    switch recording.subject {
    case .operation(let id):
      guard let operation = operations[id] else { return [] }
      return sent(recording, operation) + received(recording, operation)
    case .webhook(let name): return event(service.webhooks, name, recording)
    case .callback(let name, let id):
      return event(operations[id]?.callbacks ?? [], name, recording)
    case nil: return []
    }
  }

  // MARK: - Requests

  private func sent(_ recording: Recording, _ operation: Operation) -> [RecordedValue] {
    guard let requests, let request = RecordedRequest(recording.request, of: operation, in: service)
    else { return [] }
    var values = arguments.values(request, operation).compactMap { parameter, value in
      requests.keys[.parameter(operation.id, parameter.location, parameter.key)].map { schema in
        RecordedValue(
          of: recording,
          operation.id.rawValue,
          .parameter(parameter.location, parameter.key),
          .literal(value),
          schema: schema,
          isSent: true,
          refusal: recording.refusal,
          at: request.mark(of: parameter) ?? recording.request.urlMark
        )
      }
    }
    if let data = recording.request.postData,
      let content = operation.body?.contents.content(of: data.mimeType),
      let schema = requests.keys[.body(operation.id, content.mediaType)],
      let value = body(data, content, recording, operation)
    {
      values.append(
        RecordedValue(
          of: recording,
          operation.id.rawValue,
          .requestBody,
          value,
          schema: schema,
          isSent: true,
          refusal: recording.refusal,
          at: data.mark ?? recording.request.mark
        )
      )
    }
    return values
  }

  /// JSON as it was recorded, also if it isn't a value of the body's type; the value of a form.
  private func body(
    _ data: Recording.Body,
    _ content: Content,
    _ recording: Recording,
    _ operation: Operation
  ) -> RecordedValue.Content? {
    if content.coding == .json { return data.text.isEmpty ? nil : .text(data.text) }
    guard case .body(let body) = bodies.body(recording, operation),
      case .literal(let literal) = body.value
    else { return nil }
    return .literal(literal)
  }

  // MARK: - Responses and webhooks

  private func received(_ recording: Recording, _ operation: Operation) -> [RecordedValue] {
    let content = recording.response.content
    guard let response = responses.response(to: recording, operation),
      let schema = responses.schema(of: recording, operation, response),
      let coding = response.content(of: content.mimeType),
      !responses.isUndescribed(content, in: response)
    else { return [] }
    let text = String(decoding: content.bytes, as: UTF8.self)
    return RecordedElements(text, coding).texts.map { text in
      RecordedValue(
        of: recording,
        operation.id.rawValue,
        .responseBody,
        .text(text),
        schema: schema,
        isSent: false,
        at: content.mark ?? recording.response.mark
      )
    }
  }

  private func event(
    _ webhooks: [Webhook],
    _ name: String,
    _ recording: Recording
  ) -> [RecordedValue] {
    guard let data = recording.request.postData, !data.text.isEmpty,
      let webhook = webhooks.webhook(named: name, of: recording),
      let content = webhook.body?.contents.content(of: data.mimeType), content.coding == .json,
      let schema = bundle.keys[
        BodyKey(subject: .webhook(webhook.id), mediaType: content.mediaType)
      ]
    else { return [] }
    return [
      RecordedValue(
        of: recording,
        name,
        .requestBody,
        .text(data.text),
        schema: schema,
        isSent: false,
        at: data.mark ?? recording.request.mark
      )
    ]
  }

  // MARK: - Messages

  private struct MessageID: Hashable {
    let entry: Contract.Entry
    let location: Recording.Frame.Location
  }

  private struct MessageSchema {
    let name: String
    let schema: String
  }

  /// The schemas of the recorded messages.
  private func messages(_ traffic: [Contract.Traffic]) -> [MessageID: MessageSchema] {
    let names = Dictionary(service.channels.map { ($0.id, $0.name) }) { first, _ in first }
    var schemas: [MessageID: MessageSchema] = [:]
    for traffic in traffic {
      for frame in traffic.frames {
        guard let message = traffic.messages.first(where: { $0.name == frame.message }),
          let schema = message.schema, let location = frame.location.wholeMessage
        else { continue }
        schemas[MessageID(entry: frame.entry, location: location)] = MessageSchema(
          name: "\(names[traffic.channel] ?? "").\(message.name)",
          schema: schema
        )
      }
    }
    return schemas
  }

  private func value(
    of frame: Recording.Frame,
    in recording: Recording,
    _ messages: [MessageID: MessageSchema]
  ) -> RecordedValue? {
    messages[MessageID(entry: recording.entry, location: frame.location)].map { message in
      RecordedValue(
        of: recording,
        message.name,
        .message,
        .text(String(decoding: frame.data.bytes, as: UTF8.self)),
        schema: message.schema,
        isSent: false,
        at: frame.data.mark ?? frame.mark
      )
    }
  }
}

extension Contract.Frame.Location {
  /// The location of a message that has a text of its own; nil for an element of a list.
  fileprivate var wholeMessage: Recording.Frame.Location? {
    switch self {
    case .frame(let index): .frame(index)
    case .body: .body
    case .element: nil
    }
  }
}

extension RecordedValue {
  fileprivate init(
    of recording: Recording,
    _ subject: String,
    _ part: Part,
    _ content: Content,
    schema: String,
    isSent: Bool,
    refusal: Int? = nil,
    at mark: Mark
  ) {
    self.init(
      entry: recording.entry,
      subject: subject,
      part: part,
      content: content,
      schema: schema,
      isSent: isSent,
      refusal: refusal,
      origin: Origin(file: mark.file, line: mark.line, column: mark.column, pointer: ""),
      date: recording.date
    )
  }
}

extension RecordedRequest {
  /// The location of a header parameter's value.
  fileprivate func mark(of parameter: Parameter) -> Mark? {
    guard parameter.location == .header else { return nil }
    return headers.first { $0.name.lowercased() == parameter.key.lowercased() }?.mark
  }
}
