import Canonicalizing
import Shape
import Specification

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

extension SchemaBundle {
  /// Collects the schemas of the JSON bodies of responses, webhooks and messages, and of the JSON
  /// elements of streams.
  ///
  /// - Parameters:
  ///   - service: The shape of `documents` and of the documents at `events`.
  ///   - isApplication: Whether the module is the application that an AsyncAPI document describes.
  init(_ service: Service, _ documents: Documents, events: [String], isApplication: Bool) {
    // Shaping has reported all problems of the documents.
    let diagnostics = Diagnostics()
    let table = SchemaTable()
    let description = OpenAPICanonicalizer(documents, schemas: table, diagnostics: diagnostics)
    let roots =
      if let root = documents.entry?.root, root.isAsyncAPI {
        [root]
      } else {
        events.compactMap { documents.document(at: $0)?.root }
      }
    let channels = roots.compactMap {
      AsyncCanonicalizer($0, of: documents, schemas: table, diagnostics: diagnostics)
    }
    if description == nil, channels.isEmpty { return }
    let writer = SchemaWriter(table)
    if let description {
      BodySchemaCollector(service, description, writer).collect(into: &self)
    }
    for document in channels {
      MessageSchemaCollector(document, documents, writer, isApplication: isApplication)
        .collect(into: &self)
    }
    writer.writePending()
    literal = .object([
      Literal.Member(
        key: "$schema",
        value: .string("https://json-schema.org/draft/2020-12/schema")
      ),
      Literal.Member(key: "$defs", value: .object(writer.definitions)),
    ])
  }
}
