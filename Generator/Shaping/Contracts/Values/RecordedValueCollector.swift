import BinderyJSON
import Canonical
import Shape
import SourceDiagnostics

/// Collects the recorded values that a schema describes.
struct RecordedValueCollector {
  private let service: Service
  private let bundle: SchemaBundle
  private let requests: RequestSchemas?
  private let sent: RequestValueCollector?
  private let received: ResponseValueCollector
  private let parts: UndescribedPartCollector
  private let xml: XMLValueReader

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
    let arguments = ArgumentReader(service.credentials, wire, silent)
    let responses = ResponseMatcher(bundle: bundle, reports: silent)
    sent = requests.map { RequestValueCollector(service, $0, arguments, wire) }
    xml = XMLValueReader(service.models)
    received = ResponseValueCollector(responses, wire, xml)
    parts = UndescribedPartCollector(service, arguments, responses, wire)
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
        let elements = listElements(in: recording)
        return values(of: recording, operations)
          + recording.frames.compactMap { value(of: $0, in: recording, messages, elements) }
      },
      undescribed: recordings.flatMap { recording -> [UndescribedPart] in
        guard case .operation(let id) = recording.subject, let operation = operations[id] else {
          return []
        }
        return parts.parts(of: recording, operation)
      },
      entryCount: recordings.count,
      sent: requests?.schemas ?? SchemaSet(),
      received: bundle.checkedSchemas
    )
  }

  private func values(
    of recording: Recording,
    _ operations: [String: Operation]
  ) -> [RecordedValue] {
    switch recording.subject {
    case .operation(let id):
      guard let operation = operations[id] else { return [] }
      return (sent?.values(recording, operation) ?? []) + received.values(recording, operation)
    case .webhook(let name): return event(service.webhooks, name, recording)
    case .callback(let name, let id):
      return event(operations[id]?.callbacks ?? [], name, recording)
    case nil: return []
    }
  }

  // MARK: - Webhooks

  private func event(
    _ webhooks: [Webhook],
    _ name: String,
    _ recording: Recording
  ) -> [RecordedValue] {
    guard let data = recording.request.postData, !data.text.isEmpty,
      let webhook = webhooks.webhook(named: name, of: recording),
      let content = webhook.body?.contents.content(of: data.mimeType),
      let schema = bundle.keys[
        BodyKey(subject: .webhook(webhook.id), mediaType: content.name(of: data.mimeType))
      ],
      let value = value(data, content)
    else { return [] }
    return [
      RecordedValue(
        of: recording,
        name,
        .requestBody,
        value,
        schema: schema,
        isSent: false,
        at: data.mark ?? recording.request.mark
      )
    ]
  }

  private func value(_ data: Recording.Body, _ content: Content) -> RecordedValue.Content? {
    if content.isXML(as: data.mimeType) { return xml.value(data, content) }
    return switch content.coding {
    case .json: .text(data.text)
    case .text: .plain(data.plainText)
    default: nil
    }
  }

  // MARK: - Messages

  private struct MessageID: Hashable {
    let entry: Contract.Entry
    let location: Recording.Frame.Location
  }

  private struct MessageSchema {
    let name: String
    let schema: String
    let isText: Bool
    let correlation: [String]
  }

  /// The schemas of the recorded messages.
  private func messages(_ traffic: [Contract.Traffic]) -> [MessageID: MessageSchema] {
    let channels = Dictionary(service.channels.map { ($0.id, $0) }) { first, _ in first }
    var schemas: [MessageID: MessageSchema] = [:]
    for traffic in traffic {
      let channel = channels[traffic.channel]
      let described = traffic.direction == .send ? channel?.outgoing : channel?.incoming
      for frame in traffic.frames {
        guard let message = traffic.messages.first(where: { $0.name == frame.message }),
          let schema = message.schema
        else { continue }
        let id = MessageID(entry: frame.entry, location: Recording.Frame.Location(frame.location))
        schemas[id] = MessageSchema(
          name: "\(channel?.name ?? "").\(message.name)",
          schema: schema,
          isText: message.isText,
          correlation: described?.messages.first { $0.name == message.name }?.correlationSteps ?? []
        )
      }
    }
    return schemas
  }

  /// The elements of the list of messages in the response of a recording.
  private func listElements(in recording: Recording) -> [BinderyJSON.JSONValue] {
    guard let whole = recording.frames.first(where: { $0.location == .body }),
      let channel = service.channels.first(where: { $0.name == whole.channel })
    else { return [] }
    return bundle.list(in: whole.message, of: channel)?.elements(in: whole.data) ?? []
  }

  private func value(
    of frame: Recording.Frame,
    in recording: Recording,
    _ messages: [MessageID: MessageSchema],
    _ elements: [BinderyJSON.JSONValue]
  ) -> RecordedValue? {
    messages[MessageID(entry: recording.entry, location: frame.location)].flatMap { message in
      var data = frame.data
      if case .element(let position) = frame.location {
        guard elements.indices.contains(position) else { return nil }
        data = Recording.Body(mimeType: "", text: elements[position].description)
      }
      let format = message.isText ? MessageFormat.texts : .json
      var value = RecordedValue(
        of: recording,
        message.name,
        .message,
        .text(String(decoding: format.json(of: data.bytes), as: UTF8.self)),
        schema: message.schema,
        isSent: false,
        at: frame.data.mark ?? frame.mark
      )
      value.correlation = message.correlation
      return value
    }
  }
}

extension Message {
  /// The members that lead to the correlation identifier in the payload.
  fileprivate var correlationSteps: [String] {
    let pointer = correlation.flatMap(ReplyRules.pointer) ?? ""
    return pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
      .compactMap(Pointer.unescaped)
  }
}

extension Recording.Frame.Location {
  fileprivate init(_ location: Contract.Frame.Location) {
    self =
      switch location {
      case .frame(let index): .frame(index)
      case .body: .body
      case .element(let position, _): .element(position)
      }
  }
}
