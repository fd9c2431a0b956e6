import Canonical
import Shape

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
  var schemas = SchemaSet()
}

extension SchemaBundle {
  /// Collects the schemas of the JSON bodies of responses, webhooks and messages, and of the JSON
  /// elements of streams.
  ///
  /// - Parameters:
  ///   - service: The shape of `description`.
  ///   - isApplication: Whether the module is the application that an AsyncAPI document describes.
  init(_ service: Service, _ description: ServiceDescription, isApplication: Bool) {
    if description.operations == nil, description.channels.isEmpty { return }
    let writer = SchemaWriter(description.schemas, sender: .service)
    if let operations = description.operations {
      BodySchemaCollector(service, operations, writer).collect(into: &self)
    }
    for channels in description.channels {
      MessageSchemaCollector(reader: channels, writer: writer, isApplication: isApplication)
        .collect(into: &self)
    }
    writer.writePending()
    schemas = writer.schemas
  }
}
