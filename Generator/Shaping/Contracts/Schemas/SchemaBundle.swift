import Canonical
import Shape

/// Identifies the body or the header that a schema describes.
struct BodyKey: Hashable {
  enum Subject: Hashable {
    case response(Operation.ID, Response.Status)
    case header(Operation.ID, Response.Status, String)
    case webhook(Webhook.ID)
    case message(MessageKey)
  }

  let subject: Subject
  let mediaType: String
}

/// The schemas of all bodies as one JSON Schema.
struct SchemaBundle {
  /// The key under `$defs` of the schema of each body and header.
  var keys: [BodyKey: String] = [:]
  /// The lists in a message whose elements are messages of another channel.
  var lists: [MessageKey: [MessageList]] = [:]
  /// The schemas of JSON, which contract tests use.
  var schemas = SchemaSet()
  /// Those and the schemas of headers and plain texts.
  var checkedSchemas = SchemaSet()
  /// The keys by subject and schema, since all media types of a body of Swagger 2.0 have one.
  private var sharedKeys: [BodyKey.Subject: [SchemaID: String]] = [:]
}

extension SchemaBundle {
  /// The list in a received message whose elements are messages of another channel.
  func list(in message: String?, of channel: Channel) -> MessageList? {
    message.flatMap { name in
      lists[MessageKey(channel: channel.id, direction: .receive, name: name)]?.first
    }
  }

  /// Defines the schema of a body or header that has none yet.
  mutating func define(
    _ schema: Schema,
    of body: BodyKey,
    as candidates: [String],
    in writer: SchemaWriter
  ) {
    guard keys[body] == nil else { return }
    let shared = sharedKeys[body.subject]?[schema.id]
    let key = shared ?? writer.define(schema, as: candidates)
    sharedKeys[body.subject, default: [:]][schema.id] = key
    keys[body] = key
  }

  /// Collects the schemas of the JSON bodies of responses, webhooks and messages, of the JSON
  /// elements of streams, and of headers and plain texts.
  ///
  /// - Parameters:
  ///   - service: The shape of `description`.
  ///   - isApplication: Whether the module is the application that an AsyncAPI document describes.
  init(_ service: Service, _ description: ServiceDescription, isApplication: Bool) {
    if description.operations == nil, description.channels.isEmpty { return }
    let writer = SchemaWriter(description.schemas, sender: .service)
    let messages = description.channels.map {
      MessageSchemaCollector(reader: $0, writer: writer, isApplication: isApplication)
    }
    for collector in messages { writer.payloads.merge(collector.payloads) { first, _ in first } }
    let texts = TextSchemaCollector(writer)
    if let operations = description.operations {
      BodySchemaCollector(service, operations, writer, texts).collect(into: &self)
    }
    for collector in messages { collector.collect(into: &self) }
    writer.writePending()
    schemas = writer.schemas
    texts.define(in: &self)
    writer.writePending()
    checkedSchemas = writer.schemas
  }
}
