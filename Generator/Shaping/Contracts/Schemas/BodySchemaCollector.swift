import Canonical
import Shape
import SourceDiagnostics

/// Collects the schemas of the bodies of responses and webhooks, of the JSON elements of streams,
/// and of headers.
struct BodySchemaCollector {
  private let service: Service
  private let reader: any OpenAPI.Reader
  private let index: any SchemaIndex
  private let writer: SchemaWriter
  private let texts: TextSchemaCollector
  private let streams: StreamResolver
  private let codings: CodingResolver

  init(
    _ service: Service,
    _ reader: any OpenAPI.Reader,
    _ writer: SchemaWriter,
    _ texts: TextSchemaCollector
  ) {
    index = writer.index
    self.texts = texts
    self.service = service
    self.reader = reader
    self.writer = writer
    let schemas = SchemaShaper(index, .default, Diagnostics())
    streams = StreamResolver(schemas: schemas)
    codings = CodingResolver(schemas: schemas)
  }

  func collect(into bundle: inout SchemaBundle) {
    let document = reader.document
    // Several paths may refer to one path item.
    var operations = Dictionary(grouping: service.operations, by: \.origin)
    for item in document.webhooks { collect(item.value, service.webhooks, into: &bundle) }
    for summary in document.paths.flatMap(\.value.operations) {
      let shaped = operations.removeValue(forKey: Origin(summary.value.location)) ?? []
      guard !shaped.isEmpty, let view = reader.operation(summary.value.id) else { continue }
      for operation in shaped {
        for path in view.callbacks.flatMap(\.value.paths) {
          collect(path.value, operation.callbacks, of: operation, into: &bundle)
        }
        for response in view.responses { collect(response, of: operation, into: &bundle) }
      }
    }
  }

  /// Collects the schemas of webhooks, or of the callbacks of an operation.
  private func collect(
    _ item: OpenAPI.PathItem,
    _ webhooks: [Webhook],
    of operation: Operation? = nil,
    into bundle: inout SchemaBundle
  ) {
    for summary in item.operations {
      let origin = Origin(summary.value.location)
      for webhook in webhooks where webhook.origin == origin {
        let plain = "\(webhook.name) \(webhook.method)"
        let full = operation.map { "\($0.id.rawValue) \(plain)" } ?? plain
        guard let sent = reader.request(summary.value.id).requestBody else { continue }
        for media in sent.content {
          texts.add(
            media,
            .webhook(webhook.id),
            among: webhook.body?.contents ?? [],
            as: [plain, full, "\(full) \(media.key)"]
          )
          let body = BodyKey(subject: .webhook(webhook.id), mediaType: media.key)
          guard MediaTypeName(media.key).isJSON, let schema = index.schema(media.value.schema)
          else { continue }
          let names = [plain, full, "\(full) \(media.key)"]
          bundle.define(schema, of: body, as: names, in: writer)
        }
      }
    }
  }

  private func collect(
    _ response: Named<OpenAPI.Response>,
    of operation: Operation,
    into bundle: inout SchemaBundle
  ) {
    guard let status = Response.Status(response.key) else { return }
    let plain = "\(operation.id.rawValue).\(status.text)"
    let shaped = operation.responses.first { $0.status == status }
    if let shaped { texts.add(response.value.headers, of: shaped, operation) }
    for media in response.value.content {
      let body = BodyKey(subject: .response(operation.id, status), mediaType: media.key)
      let names = [plain, "\(plain) \(media.key)"]
      texts.add(media, body.subject, among: shaped?.contents ?? [], as: names)
      guard let schema = schema(of: media) else { continue }
      bundle.define(schema, of: body, as: names, in: writer)
    }
  }

  /// The schema of a JSON body, or of each JSON element of a stream.
  private func schema(of media: Named<OpenAPI.MediaType>) -> Schema? {
    let name = MediaTypeName(media.key)
    if name.isJSON {
      return codings.isFile(media) ? nil : index.schema(media.value.schema)
    }
    if name.isJSONSequence { return streams.element(of: media) }
    guard name.isEventStream, case .json(let schema) = streams.eventData(of: media) else {
      return nil
    }
    return schema
  }
}
