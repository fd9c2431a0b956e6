import Canonical
import Shape

/// Lists the described elements that recordings can cover, with the numbers of recordings.
struct CoverableElementCollector {
  private let service: Service
  private let bundle: SchemaBundle
  private let requests: RequestSchemas?
  /// The entries of which each parameter has a value.
  private let given: [GivenParameter: Set<Contract.Entry>]

  /// A parameter of an operation.
  private struct GivenParameter: Hashable {
    let operation: String
    let location: Parameter.Location
    let key: String
  }

  /// - Parameter values: The recorded values of the service.
  init(
    _ service: Service,
    _ bundle: SchemaBundle,
    _ requests: RequestSchemas?,
    _ values: [RecordedValue]
  ) {
    self.service = service
    self.bundle = bundle
    self.requests = requests
    given = values.reduce(into: [:]) { given, value in
      guard case .parameter(let location, let key) = value.part else { return }
      let parameter = GivenParameter(operation: value.subject, location: location, key: key)
      given[parameter, default: []].insert(value.entry)
    }
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
      side: .request,
      count: recordings.count
    )
    return [element] + parameters(of: operation, recordings.count)
      + bodies(of: operation, recordings) + responses(of: operation, recordings)
  }

  /// Each parameter, present and, unless it is required, absent.
  private func parameters(of operation: Operation, _ requestCount: Int) -> [CoverableElement] {
    operation.parameters.flatMap { parameter in
      let id = GivenParameter(
        operation: operation.id.rawValue,
        location: parameter.location,
        key: parameter.key
      )
      let key = RequestSchemas.Key.parameter(operation.id, parameter.location, parameter.key)
      let present = CoverableElement(
        kind: .parameter,
        subject: operation.id.rawValue,
        detail: "\(parameter.location.rawValue) \(parameter.key)",
        origin: parameter.origin,
        schema: requests?.keys[key],
        side: .request,
        count: given[id]?.count ?? 0
      )
      if parameter.isRequired { return [present] }
      var absent = present
      absent.detail += " absent"
      absent.schema = nil
      absent.count = requestCount - present.count
      return [present, absent]
    }
  }

  private func bodies(of operation: Operation, _ recordings: [Recording]) -> [CoverableElement] {
    guard let body = operation.body else { return [] }
    let element = CoverableElement(
      kind: .mediaType,
      subject: operation.id.rawValue,
      detail: "",
      origin: body.origin,
      side: .request,
      count: 0
    )
    let sent = recordings.compactMap(\.request.postData).map(\.mimeType)
    return elements(like: element, body.contents, sent) { _, mediaType in
      requests?.keys[.body(operation.id, mediaType)]
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
        side: .response,
        count: received.count
      )
      let types = received.map(\.response.content.mimeType)
      let subject = BodyKey.Subject.response(operation.id, response.status)
      return [status]
        + elements(like: status, response.contents, types) { content, mediaType in
          content.describesJSON(mediaType) || content.isXML(as: mediaType)
            ? bundle.keys[BodyKey(subject: subject, mediaType: mediaType)] : nil
        }
    }
  }

  // MARK: - Bodies

  /// The media types of a body; `element` has what they have in common, and the beginning of their
  /// details.
  private func elements(
    like element: CoverableElement,
    _ contents: [Content],
    _ recorded: [String],
    schema: (Content, String) -> String?
  ) -> [CoverableElement] {
    contents.flatMap { content in
      mediaTypes(of: content, among: contents, recorded).map { mediaType, count in
        var element = element
        element.kind = .mediaType
        element.detail += element.detail.isEmpty ? mediaType : " \(mediaType)"
        element.schema = schema(content, mediaType)
        element.count = count
        return element
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
    var element = CoverableElement(
      kind: .webhook,
      subject: webhook.name,
      detail: webhook.method,
      origin: webhook.origin,
      side: .event,
      count: recorded.count
    )
    let received = element
    element.detail = ""
    let types = recorded.compactMap(\.request.postData).map(\.mimeType)
    return [received]
      + elements(like: element, webhook.body?.contents ?? [], types) { _, mediaType in
        bundle.keys[BodyKey(subject: .webhook(webhook.id), mediaType: mediaType)]
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
        side: .event,
        count: counts[message.name] ?? 0
      )
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
