import BinderyJSON
import Canonical
import Shape
import SourceDiagnostics

/// Identifies a message of a channel in one direction.
struct MessageKey: Hashable {
  let channel: Channel.ID
  let direction: Contract.Direction
  let name: String
}

/// A list in a message whose elements are messages of a channel.
struct MessageList {
  /// The key of the list in the message.
  let key: String
  let channel: Channel.ID

  /// The JSON pointer of the list in the message.
  var pointer: String { "/" + Pointer.escaped(key) }

  /// The elements in a recorded message, none if it has no such list; nil for invalid JSON.
  func elements(in message: Recording.Body) -> [BinderyJSON.JSONValue]? {
    let body = try? JSONReader.decode(from: message.bytes) as BinderyJSON.JSONValue
    return body.map { $0[key]?.array ?? [] }
  }
}

/// Collects the schemas of the messages of channels.
struct MessageSchemaCollector {
  let reader: any AsyncAPI.Reader
  let writer: SchemaWriter
  /// Whether the module is the application that the document describes.
  let isApplication: Bool

  func collect(into bundle: inout SchemaBundle) {
    let document = reader.document
    let traffic = Traffic(of: document, nil, Diagnostics())
    let names = MessageNames(document: document, schemas: writer.index)
    for channel in document.channels {
      let entries = traffic[channel.value]
      let id = Channel.ID(document[channel.value].location)
      var schemaKeys: [AsyncAPI.Message.ID: String] = [:]
      let (incoming, outgoing): (Contract.Direction, Contract.Direction) =
        isApplication ? (.send, .receive) : (.receive, .send)
      for (direction, drafted) in [(incoming, entries.sent), (outgoing, entries.received)] {
        for draft in names.drafts(of: drafted, in: channel.value) {
          guard let schema = names.payload(of: draft.message) else { continue }
          let key = MessageKey(channel: id, direction: direction, name: draft.name)
          let body = BodyKey(subject: .message(key), mediaType: "")
          // A message of both directions has one schema.
          let plain = "\(channel.key).\(draft.name)"
          let known = schemaKeys[draft.message.id]
          bundle.keys[body] =
            known ?? writer.define(schema, as: [plain, "\(plain) \(direction.rawValue)"])
          schemaKeys[draft.message.id] = bundle.keys[body]
          bundle.lists[key] = lists(in: schema)
        }
      }
    }
  }

  /// The payloads of the messages of each channel, in both directions.
  var payloads: [Channel.ID: [Schema]] {
    let document = reader.document
    let traffic = Traffic(of: document, nil, Diagnostics())
    let names = MessageNames(document: document, schemas: writer.index)
    var payloads: [Channel.ID: [Schema]] = [:]
    for channel in document.channels {
      let entries = traffic[channel.value]
      var known: Set<AsyncAPI.Message.ID> = []
      payloads[Channel.ID(document[channel.value].location)] =
        (entries.sent + entries.received)
        .map(\.message).filter { known.insert($0).inserted }
        .compactMap { names.payload(of: document[$0]) }
    }
    return payloads
  }

  /// The lists of messages among the members of a payload.
  private func lists(in schema: Schema) -> [MessageList] {
    guard let schema = schema.resolved else { return [] }
    return schema.allOf.flatMap(lists)
      + schema.properties.compactMap { property in
        guard let channel = property.value.resolved?.channel?.channel else { return nil }
        return MessageList(key: property.key, channel: Channel.ID(channel))
      }
  }
}
