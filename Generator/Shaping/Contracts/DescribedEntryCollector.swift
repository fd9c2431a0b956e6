import Canonical
import Shape
import SourceDiagnostics

/// Collects the parts of the documents that describe recorded entries.
struct DescribedEntryCollector {
  private let service: Service
  private let bundle: SchemaBundle
  private let requests: RequestSchemas?
  private let responses: ResponseMatcher
  private let wire: WireReader

  init(
    _ service: Service,
    _ bundle: SchemaBundle,
    _ requests: RequestSchemas?,
    _ wire: WireReader
  ) {
    self.wire = wire
    self.service = service
    self.bundle = bundle
    self.requests = requests
    // The problems of recordings are reported when these are resolved into test cases.
    responses = ResponseMatcher(bundle: bundle, reports: RecordingDiagnostics(Diagnostics()))
  }

  /// The entries with a described part, in their order; `traffic` has the messages of channels.
  func entries(_ recordings: [Recording], _ traffic: [Contract.Traffic]) -> [DescribedEntry] {
    let operations = Dictionary(service.operations.map { ($0.id.rawValue, $0) }) { first, _ in
      first
    }
    let messages = messages(traffic)
    return recordings.compactMap { recording in
      let parts =
        parts(of: recording, operations) + (messages[recording.entry] ?? [])
        + connectionSecurity(of: recording)
      guard !parts.isEmpty else { return nil }
      let mark = recording.mark
      return DescribedEntry(
        entry: recording.entry,
        origin: Origin(file: mark.file, line: mark.line, column: mark.column, pointer: ""),
        parts: parts,
        hashes: recording.hashes
      )
    }
  }

  private func parts(
    of recording: Recording,
    _ operations: [String: Operation]
  ) -> [DescribedEntry.Part] {
    switch recording.subject {
    case .operation(let id):
      guard let operation = operations[id] else { return [] }
      let bodies = [requestBody(recording, operation), response(recording, operation)]
      return [parameters(operation)] + bodies.compactMap(\.self)
    case .webhook(let name): return webhook(service.webhooks, name, recording)
    case .callback(let name, let id):
      return webhook(operations[id]?.callbacks ?? [], name, recording)
    case nil: return []
    }
  }

  // MARK: - Operations

  private func parameters(_ operation: Operation) -> DescribedEntry.Part {
    DescribedEntry.Part(
      name: DescribedEntry.Part.parameters,
      subject: operation.id.rawValue,
      isSent: true,
      schemas: operation.parameters.map { parameter in
        DescribedEntry.DescribedSchema(
          name: "\(parameter.location.rawValue) \(parameter.key)",
          attributes: parameter.attributes,
          key: requests?.keys[.parameter(operation.id, parameter.location, parameter.key)],
          origin: parameter.origin
        )
      } + security(operation)
    )
  }

  /// The security schemes of an operation, each with the requirements that contain it.
  private func security(_ operation: Operation) -> [DescribedEntry.DescribedSchema] {
    let requirements = operation.security.map { $0.map(\.rawValue).sorted() }
    let isOptional = requirements.contains([])
    return service.credentials.compactMap { scheme in
      let id = scheme.id.rawValue
      let own = requirements.filter { $0.contains(id) }.map { $0.joined(separator: "+") }
      guard !own.isEmpty else { return nil }
      let words = [scheme.kind.attributes] + own.sorted() + (isOptional ? ["optional"] : [])
      return DescribedEntry.DescribedSchema(
        name: "security \(id)",
        attributes: words.joined(separator: " "),
        key: nil,
        origin: scheme.origin
      )
    }
  }

  /// The request body with the recorded media type; nil without a body.
  private func requestBody(
    _ recording: Recording,
    _ operation: Operation
  ) -> DescribedEntry.Part? {
    guard let body = operation.body(for: recording), let data = recording.request.postData,
      !data.text.isEmpty || !data.fields.isEmpty,
      let content = body.contents.content(of: data.mimeType)
    else { return nil }
    return part(
      DescribedEntry.Part.requestBody,
      of: operation.id.rawValue,
      isSent: true,
      content.coding.attributes + partTypes(of: content) + (body.isRequired ? " required" : ""),
      requests?.keys[.body(operation.id, content.mediaType)]
    )
  }

  /// The media types that the document allows for the parts of a form, as a stable text.
  private func partTypes(of content: Content) -> String {
    let parts = wire.form(content.type)?.parts ?? []
    return parts.compactMap { part in part.contentType.map { " \(part.key)=\($0)" } }.sorted()
      .joined()
  }

  /// The response with the recorded status and media type; nil without a body and headers.
  private func response(_ recording: Recording, _ operation: Operation) -> DescribedEntry.Part? {
    guard let response = responses.response(to: recording, operation) else { return nil }
    let headers = response.headers.map { header in
      DescribedEntry.DescribedSchema(
        name: "header \(header.key)",
        attributes: header.attributes,
        key: responses.schema(of: header, operation, response),
        origin: header.origin
      )
    }
    let schemas = [body(recording, operation, response)].compactMap(\.self) + headers
    guard !schemas.isEmpty else { return nil }
    return DescribedEntry.Part(
      name: DescribedEntry.Part.response,
      subject: operation.id.rawValue,
      isSent: false,
      schemas: schemas
    )
  }

  private func body(
    _ recording: Recording,
    _ operation: Operation,
    _ response: Response
  ) -> DescribedEntry.DescribedSchema? {
    let content = recording.response.content
    guard !content.text.isEmpty, let match = response.content(of: content.mimeType) else {
      return nil
    }
    return DescribedEntry.DescribedSchema(
      attributes: match.coding.attributes,
      key: responses.textSchema(of: recording, operation, response)
        ?? responses.schema(of: recording, operation, response)
    )
  }

  private func webhook(
    _ webhooks: [Webhook],
    _ name: String,
    _ recording: Recording
  ) -> [DescribedEntry.Part] {
    guard let data = recording.request.postData, !data.text.isEmpty,
      let webhook = webhooks.webhook(named: name, of: recording),
      let content = webhook.body?.contents.content(of: data.mimeType)
    else { return [] }
    let body = BodyKey(subject: .webhook(webhook.id), mediaType: content.mediaType)
    return [
      part(
        DescribedEntry.Part.requestBody,
        of: name,
        isSent: false,
        content.coding.attributes,
        bundle.keys[body]
      )
    ]
  }

  // MARK: - Messages

  /// The security schemes of the connection of a session, also if there are none; empty for an
  /// exchange.
  private func connectionSecurity(of recording: Recording) -> [DescribedEntry.Part] {
    let names = Set(recording.frames.compactMap(\.channel))
    let channels = service.channels.filter { names.contains($0.name) }
    guard recording.isSession, let name = recording.frames.lazy.compactMap(\.channel).first,
      let main = channels.first(where: { $0.name == name })
    else { return [] }
    let authority = RecordedURL(recording.request.url).authority
    let all = service.servers(of: main)
    let own = all.filter { $0.hasAuthority(authority) }
    let required =
      (own.isEmpty ? all : own).map(\.requiredSchemes) + channels.map(\.requiredSchemes)
    let schemes = service.realtime(of: main).flatMap(\.credentials).filter { scheme in
      required.contains { $0.contains(scheme.id.rawValue) }
    }
    return [
      DescribedEntry.Part(
        name: DescribedEntry.Part.security,
        subject: name,
        isSent: true,
        schemas: schemes.map { scheme in
          DescribedEntry.DescribedSchema(
            name: "security \(scheme.id.rawValue)",
            attributes: scheme.kind.attributes,
            key: nil,
            origin: scheme.origin
          )
        }
      )
    ]
  }

  /// The recorded messages of each entry, each once, in document order.
  private func messages(_ traffic: [Contract.Traffic]) -> [Contract.Entry: [DescribedEntry.Part]] {
    let names = Dictionary(service.channels.map { ($0.id, $0.name) }) { first, _ in first }
    var parts: [Contract.Entry: [DescribedEntry.Part]] = [:]
    for traffic in traffic {
      for message in traffic.messages {
        let name = "\(names[traffic.channel] ?? "").\(message.name)"
        for frame in traffic.frames where frame.message == message.name {
          guard parts[frame.entry]?.contains(where: { $0.name == name }) != true else { continue }
          parts[frame.entry, default: []].append(
            part(name, of: name, isSent: false, "", message.schema)
          )
        }
      }
    }
    return parts
  }

  private func part(
    _ name: String,
    of subject: String,
    isSent: Bool,
    _ attributes: String,
    _ key: String?
  ) -> DescribedEntry.Part {
    DescribedEntry.Part(
      name: name,
      subject: subject,
      isSent: isSent,
      schemas: [DescribedEntry.DescribedSchema(attributes: attributes, key: key)]
    )
  }
}
