import Shape
import Specification

/// Which body a schema is of.
struct BodyKey: Hashable {
  let operation: Operation.ID
  let status: Response.Status
  let mediaType: String

  init(_ operation: Operation.ID, _ status: Response.Status, _ mediaType: String) {
    self.operation = operation
    self.status = status
    self.mediaType = mediaType
  }

  /// What a webhook sends has no status.
  init(_ webhook: Webhook, _ mediaType: String) {
    self.init(Operation.ID(webhook.id.rawValue), .default, mediaType)
  }
}

/// The schemas of all bodies as one JSON Schema.
struct SchemaBundle {
  /// The key under `$defs` of each body's schema.
  var keys: [BodyKey: String] = [:]
  var literal = Literal.object([])
}

extension ContractShaper {
  /// Collects the schemas of every JSON body that a response may have, and of the JSON elements of
  /// its streams.
  func schemas() -> SchemaBundle {
    var bundle = SchemaBundle()
    // Shaping has reported everything that is wrong with the document.
    guard let description = OpenAPI.Document(documents, diagnostics: Diagnostics()) else {
      return bundle
    }
    let shaper = OperationShaper(description, SchemaShaper(description.source, .default), nil)
    let operations = Dictionary(
      service.operations.map { ($0.origin, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let writer = SchemaWriter(description.source)
    for item in description.webhooks {
      collect(item.value, service.webhooks, writer, into: &bundle)
    }
    for path in description.paths {
      for view in path.value.operations {
        guard let operation = operations[Origin(view.value.node)] else { continue }
        for path in view.value.callbacks.flatMap(\.value.paths) {
          collect(path.value, operation.callbacks, writer, into: &bundle)
        }
        for response in view.value.responses {
          collect(response, of: operation, shaper, writer, into: &bundle)
        }
      }
    }
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

  /// The schemas of what the service sends.
  private func collect(
    _ item: OpenAPI.PathItem,
    _ webhooks: [Webhook],
    _ writer: SchemaWriter,
    into bundle: inout SchemaBundle
  ) {
    for view in item.operations {
      guard let webhook = webhooks.first(where: { $0.origin == Origin(view.value.node) }) else {
        continue
      }
      for media in view.value.requestBody?.content ?? [] {
        guard MediaTypeName(media.key).isJSON, let schema = media.value.schema else { continue }
        let plain = "\(webhook.name) \(webhook.method)"
        let key = writer.isTaken(plain) ? "\(plain) \(media.key)" : plain
        writer.define(key, schema)
        bundle.keys[BodyKey(webhook, media.key)] = key
      }
    }
  }

  private func collect(
    _ response: OpenAPI.Named<OpenAPI.Response>,
    of operation: Operation,
    _ shaper: OperationShaper,
    _ writer: SchemaWriter,
    into bundle: inout SchemaBundle
  ) {
    for status in StatusKey(response.key).statuses {
      let plain = "\(operation.id.rawValue).\(status.word)"
      for media in response.value.content {
        let body = BodyKey(operation.id, status, media.key)
        guard bundle.keys[body] == nil, let schema = shaper.text(of: media) else { continue }
        let key = writer.isTaken(plain) ? "\(plain) \(media.key)" : plain
        writer.define(key, schema)
        bundle.keys[body] = key
      }
    }
  }
}

extension OperationShaper {
  /// The schema of a JSON body, or of each JSON element of a stream.
  fileprivate func text(of media: OpenAPI.Named<OpenAPI.MediaType>) -> OpenAPI.Schema? {
    let name = MediaTypeName(media.key)
    if name.isJSON { return media.value.schema }
    if name.isJSONSequence { return line(of: media) }
    guard name.isEventStream, case .json(let schema) = eventData(of: media) else { return nil }
    return schema
  }
}

extension Response.Status {
  /// The status as documents write it.
  var word: String {
    switch self {
    case .code(let code): "\(code)"
    case .range(let hundred): "\(hundred)XX"
    case .default: "default"
    }
  }
}
