import Canonical
import Canonicalizing
import Shape
import SourceDiagnostics

/// Identifies the body that a schema describes.
struct BodyKey: Hashable {
  enum Subject: Hashable {
    case response(Operation.ID, Response.Status)
    case webhook(Webhook.ID)
    case message(MessageKey)
  }

  let subject: Subject
  let mediaType: String
}

/// The schemas of all bodies as one JSON Schema.
struct SchemaBundle {
  /// The key under `$defs` of each body's schema.
  var keys: [BodyKey: String] = [:]
  /// The lists in a message whose elements are messages of another channel.
  var lists: [MessageKey: [MessageList]] = [:]
  var literal = Literal.object([])
}

extension ContractShaper {
  /// Collects the schemas of the JSON bodies of responses, webhooks and messages, and of the JSON
  /// elements of streams.
  func schemas() -> SchemaBundle {
    var bundle = SchemaBundle()
    // Shaping has reported all problems of the documents.
    let description = OpenAPICanonicalizer(documents, diagnostics: Diagnostics())
    let channels = channelDocuments
    guard let source = description?.source ?? channels.first?.source else { return bundle }
    let writer = SchemaWriter(source)
    if let description { collect(description, writer, into: &bundle) }
    for document in channels { collect(document, writer, into: &bundle) }
    writer.writePending()
    bundle.literal = .object([
      Literal.Member(
        key: "$schema",
        value: .string("https://json-schema.org/draft/2020-12/schema")
      ),
      Literal.Member(key: "$defs", value: .object(writer.definitions)),
    ])
    return bundle
  }

  private func collect(
    _ canonicalizer: OpenAPICanonicalizer,
    _ writer: SchemaWriter,
    into bundle: inout SchemaBundle
  ) {
    let document = canonicalizer.document
    let shaper = OperationShaper(
      canonicalizer,
      SchemaShaper(canonicalizer.source, .default),
      nil
    )
    // Several paths may refer to one path item.
    var operations = Dictionary(grouping: service.operations, by: \.origin)
    for item in document.webhooks {
      collect(item.value, service.webhooks, shaper, writer, into: &bundle)
    }
    for summary in document.paths.flatMap(\.value.operations) {
      let shaped = operations.removeValue(forKey: Origin(summary.value.location)) ?? []
      guard !shaped.isEmpty, let view = canonicalizer.operation(summary.value.id) else { continue }
      for operation in shaped {
        for path in view.callbacks.flatMap(\.value.paths) {
          collect(path.value, operation.callbacks, of: operation, shaper, writer, into: &bundle)
        }
        for response in view.responses {
          collect(response, of: operation, shaper, writer, into: &bundle)
        }
      }
    }
  }

  /// Collects the schemas of webhooks, or of the callbacks of an operation.
  private func collect(
    _ item: OpenAPI.PathItem,
    _ webhooks: [Webhook],
    of operation: Operation? = nil,
    _ shaper: OperationShaper,
    _ writer: SchemaWriter,
    into bundle: inout SchemaBundle
  ) {
    for summary in item.operations {
      let origin = Origin(summary.value.location)
      for webhook in webhooks where webhook.origin == origin {
        let plain = "\(webhook.name) \(webhook.method)"
        let full = operation.map { "\($0.id.rawValue) \(plain)" } ?? plain
        guard case .request(let sent)? = shaper.canonicalizer.request(summary.value.id).body
        else { continue }
        for media in sent.content {
          let body = BodyKey(subject: .webhook(webhook.id), mediaType: media.key)
          guard MediaTypeName(media.key).isJSON, let schema = shaper.schema(media.value.schema),
            bundle.keys[body] == nil
          else { continue }
          bundle.keys[body] = writer.define(schema, as: [plain, full, "\(full) \(media.key)"])
        }
      }
    }
  }

  private func collect(
    _ response: Named<OpenAPI.Response>,
    of operation: Operation,
    _ shaper: OperationShaper,
    _ writer: SchemaWriter,
    into bundle: inout SchemaBundle
  ) {
    for status in StatusKey(response.key).statuses {
      let plain = "\(operation.id.rawValue).\(status.text)"
      for media in response.value.content {
        let body = BodyKey(subject: .response(operation.id, status), mediaType: media.key)
        guard bundle.keys[body] == nil, let schema = shaper.text(of: media) else { continue }
        bundle.keys[body] = writer.define(schema, as: [plain, "\(plain) \(media.key)"])
      }
    }
  }
}

extension OperationShaper {
  /// The schema of a JSON body, or of each JSON element of a stream.
  fileprivate func text(of media: Named<OpenAPI.MediaType>) -> Schema? {
    let name = MediaTypeName(media.key)
    if name.isJSON { return isFile(media) ? nil : schema(media.value.schema) }
    if name.isJSONSequence { return element(of: media) }
    guard name.isEventStream, case .json(let schema) = eventData(of: media) else { return nil }
    return schema
  }
}
