import Canonical
import Shape
import SourceDiagnostics

/// Collects the recorded values of requests: parameters and bodies.
struct RequestValueCollector {
  private let service: Service
  private let requests: RequestSchemas
  private let arguments: ArgumentReader
  private let bodies: RecordedBodyReader
  private let forms: FormValueReader
  private let xml: XMLValueReader

  init(
    _ service: Service,
    _ requests: RequestSchemas,
    _ arguments: ArgumentReader,
    _ wire: WireReader
  ) {
    self.service = service
    self.requests = requests
    self.arguments = arguments
    bodies = RecordedBodyReader(wire, RecordingDiagnostics(Diagnostics()))
    forms = FormValueReader(wire)
    xml = XMLValueReader(service.models)
  }

  func values(_ recording: Recording, _ operation: Operation) -> [RecordedValue] {
    guard let request = RecordedRequest(recording.request, of: operation, in: service)
    else { return [] }
    let parameters = arguments.values(request, operation).compactMap { parameter, value in
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
    return parameters + [body(recording, operation)].compactMap(\.self)
  }

  private func body(_ recording: Recording, _ operation: Operation) -> RecordedValue? {
    guard let data = recording.request.postData,
      let content = operation.body(for: recording)?.contents.content(of: data.mimeType),
      let schema = requests.keys[.body(operation.id, content.name(of: data.mimeType))],
      let value = value(data, content, recording, operation)
    else { return nil }
    return RecordedValue(
      of: recording,
      operation.id.rawValue,
      .requestBody,
      value,
      schema: schema,
      isSent: true,
      refusal: recording.refusal,
      at: data.mark ?? recording.request.mark
    )
  }

  /// JSON and text as they were recorded, also if they aren't values of the body's type; the value
  /// of a form.
  private func value(
    _ data: Recording.Body,
    _ content: Content,
    _ recording: Recording,
    _ operation: Operation
  ) -> RecordedValue.Content? {
    if content.isXML(as: data.mimeType) {
      return data.text.isEmpty ? nil : xml.value(data, content)
    }
    switch content.coding {
    case .json: return data.text.isEmpty ? nil : .text(data.text)
    case .text:
      return data.text.isEmpty ? nil : .plain(data.plainText)
    case .form where !data.isEmpty, .multipart where !data.isEmpty:
      if let value = forms.value(data, content) { return .literal(value) }
    case .form, .multipart, .binary, .events, .textEvents, .jsonLines: break
    case .xml, .coded, .rows, .parts: return nil
    }
    guard case .body(let body) = bodies.body(recording, operation),
      case .literal(let literal) = body.value
    else { return nil }
    return .literal(literal)
  }
}

extension Recording.Body {
  var isEmpty: Bool { text.isEmpty && fields.isEmpty }

  /// Whether the body is JSON's null.
  fileprivate var isNull: Bool {
    text.utf8.count <= 16 && (mimeType.isEmpty || MediaTypeName(mimeType).isJSON)
      && WireReader.json(text) == .null
  }
}

extension Operation {
  /// The description of the recorded body; nil if the operation has no body, and for a null in the
  /// place of an optional body, as several clients send: a client of the document sends neither.
  func body(for recording: Recording) -> Body? {
    if let body, !body.isRequired, recording.request.postData?.isNull == true { return nil }
    return body
  }
}

extension RecordedRequest {
  /// The location of a header parameter's value.
  fileprivate func mark(of parameter: Parameter) -> Mark? {
    guard parameter.location == .header else { return nil }
    return headers.first { $0.name.lowercased() == parameter.key.lowercased() }?.mark
  }
}
