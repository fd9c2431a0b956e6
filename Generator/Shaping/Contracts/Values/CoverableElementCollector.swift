import Canonical
import Shape
import SourceDiagnostics

/// Lists the described elements that recordings can cover, with the numbers of recordings.
struct CoverableElementCollector {
  private let service: Service
  private let bundle: SchemaBundle
  private let requests: RequestSchemas?
  private let arguments: ArgumentReader

  init(
    _ service: Service,
    _ bundle: SchemaBundle,
    _ requests: RequestSchemas?,
    _ wire: WireReader
  ) {
    self.service = service
    self.bundle = bundle
    self.requests = requests
    arguments = ArgumentReader(service.credentials, wire, RecordingDiagnostics(Diagnostics()))
  }

  /// The elements in document order; `traffic` has the messages of channels.
  func elements(
    _ recordings: [Recording],
    _ traffic: [Contract.Traffic]
  ) -> [CoverableElement] {
    let subjects = Dictionary(grouping: recordings) { $0.subject }
    return service.operations.flatMap { operation in
      elements(of: operation, subjects[.operation(operation.id.rawValue)] ?? [])
        + operation.callbacks.flatMap { callback in
          let recorded = subjects[.callback(callback.name, of: operation.id.rawValue)] ?? []
          return elements(of: callback, recorded)
        }
    }
      + service.webhooks.flatMap { elements(of: $0, subjects[.webhook($0.name)] ?? []) }
      + traffic.flatMap(elements)
  }

  // MARK: - Operations

  private func elements(
    of operation: Operation,
    _ recordings: [Recording]
  ) -> [CoverableElement] {
    let element = CoverableElement(
      kind: .operation,
      subject: operation.id.rawValue,
      detail: "\(operation.method) \(operation.template)",
      origin: operation.origin,
      isSent: true,
      count: recordings.count
    )
    return [element] + parameters(of: operation, recordings) + bodies(of: operation, recordings)
      + responses(of: operation, recordings)
  }

  /// Each parameter, present and, unless it is required, absent.
  private func parameters(
    of operation: Operation,
    _ recordings: [Recording]
  ) -> [CoverableElement] {
    let requests = recordings.compactMap { RecordedRequest($0.request, of: operation, in: service) }
    let present = requests.map { request in
      Set(arguments.values(request, operation).map { Location($0.parameter) })
    }
    return operation.parameters.flatMap { parameter in
      let name = "\(parameter.location.rawValue) \(parameter.key)"
      let count = present.count { $0.contains(Location(parameter)) }
      let key = RequestSchemas.Key.parameter(operation.id, parameter.location, parameter.key)
      var element = CoverableElement(
        kind: .parameter,
        subject: operation.id.rawValue,
        detail: name,
        origin: parameter.origin,
        schema: self.requests?.keys[key],
        isSent: true,
        count: count
      )
      let given = element
      element.detail += " absent"
      element.schema = nil
      element.count = present.count - count
      return parameter.isRequired ? [given] : [given, element]
    }
  }

  private func bodies(of operation: Operation, _ recordings: [Recording]) -> [CoverableElement] {
    guard let body = operation.body else { return [] }
    let sent = recordings.compactMap(\.request.postData).map(\.mimeType)
    return body.contents.flatMap { content in
      mediaTypes(of: content, among: body.contents, sent).map { mediaType, count in
        CoverableElement(
          kind: .mediaType,
          subject: operation.id.rawValue,
          detail: mediaType,
          origin: body.origin,
          schema: requests?.keys[.body(operation.id, mediaType)],
          isSent: true,
          count: count
        )
      }
    }
  }

  private func responses(of operation: Operation, _ recordings: [Recording]) -> [CoverableElement] {
    let described = operation.responses.map(\.status)
    let recorded = Dictionary(grouping: recordings) {
      ResponseMatcher.match($0.response.status, among: described)
    }
    return operation.responses.flatMap { response in
      let received = recorded[response.status] ?? []
      let status = CoverableElement(
        kind: .response,
        subject: operation.id.rawValue,
        detail: response.status.text,
        origin: response.origin,
        isSent: false,
        isOfResponse: true,
        count: received.count
      )
      let types = received.map(\.response.content.mimeType)
      return [status]
        + response.contents.flatMap { content in
          mediaTypes(of: content, among: response.contents, types).map { mediaType, count in
            let subject = BodyKey.Subject.response(operation.id, response.status)
            return CoverableElement(
              kind: .mediaType,
              subject: operation.id.rawValue,
              detail: "\(response.status.text) \(mediaType)",
              origin: response.origin,
              schema: content.describesJSON(mediaType)
                ? bundle.keys[BodyKey(subject: subject, mediaType: mediaType)] : nil,
              isSent: false,
              isOfResponse: true,
              count: count
            )
          }
        }
    }
  }

  /// The media types of a content, as the document has them, with the numbers of recorded bodies.
  private func mediaTypes(
    of content: Content,
    among contents: [Content],
    _ recorded: [String]
  ) -> [(mediaType: String, count: Int)] {
    let matching = recorded.filter { contents.content(of: $0) == content }
    let names = [content.mediaType] + content.synonyms
    let exact = names.map { name in
      matching.count { MediaTypeName($0).essence == MediaTypeName(name).essence }
    }
    // A media range, or a type with other parameters, has the bodies of no exact one.
    let others = matching.count - exact.reduce(0, +)
    return zip(names, exact).enumerated().map { index, pair in
      (pair.0, pair.1 + (index == 0 ? max(others, 0) : 0))
    }
  }

  // MARK: - Webhooks and channels

  private func elements(of webhook: Webhook, _ recordings: [Recording]) -> [CoverableElement] {
    let recorded = recordings.filter { $0.request.method == webhook.method }
    let contents = webhook.body?.contents ?? []
    let element = CoverableElement(
      kind: .webhook,
      subject: webhook.name,
      detail: webhook.method,
      origin: webhook.origin,
      isSent: false,
      count: recorded.count
    )
    let sent = recorded.compactMap(\.request.postData).map(\.mimeType)
    return [element]
      + contents.flatMap { content in
        mediaTypes(of: content, among: contents, sent).map { mediaType, count in
          CoverableElement(
            kind: .mediaType,
            subject: webhook.name,
            detail: mediaType,
            origin: webhook.origin,
            schema: bundle.keys[BodyKey(subject: .webhook(webhook.id), mediaType: mediaType)],
            isSent: false,
            count: count
          )
        }
      }
  }

  private func elements(of traffic: Contract.Traffic) -> [CoverableElement] {
    guard let channel = service.channels.first(where: { $0.id == traffic.channel }) else {
      return []
    }
    let counts = Dictionary(grouping: traffic.frames, by: \.message).mapValues(\.count)
    return traffic.messages.map { message in
      CoverableElement(
        kind: .message,
        subject: channel.name,
        detail: "\(message.name) \(traffic.direction.rawValue)",
        origin: channel.origin,
        schema: message.schema,
        isSent: false,
        count: counts[message.name] ?? 0
      )
    }
  }

  /// The location and the name of a parameter.
  private struct Location: Hashable {
    let location: Parameter.Location
    let key: String

    init(_ parameter: Parameter) {
      location = parameter.location
      key = parameter.key
    }
  }
}

extension Content {
  /// Whether a media type of the content is that of JSON, or of a stream of it.
  ///
  /// JSON in a script, such as `text/javascript`, has the same schema, which would count twice.
  fileprivate func describesJSON(_ mediaType: String) -> Bool {
    switch coding {
    case .json: MediaTypeName(mediaType).isJSON
    case .events, .jsonLines: true
    case .form, .multipart, .text, .binary, .textEvents, .xml, .coded, .rows, .parts: false
    }
  }
}
