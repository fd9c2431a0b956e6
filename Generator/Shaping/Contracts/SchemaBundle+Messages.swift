import Shape
import Specification

/// Which message, of which channel and way.
struct MessageKey: Hashable {
  let channel: Channel.ID
  let way: Contract.Way
  let name: String
}

/// A list in a message, of which the elements are messages of a channel.
struct MessageList {
  /// The JSON pointer of the list in the message.
  let pointer: String
  let channel: Channel.ID
}

extension ContractShaper {
  /// The documents that describe channels: the entry, or those beside it.
  var channelDocuments: [AsyncAPI.Document] {
    let roots =
      if let root = documents.entry?.root, root.isAsyncAPI {
        [root]
      } else {
        events.compactMap { documents.adopt($0)?.root }
      }
    return roots.compactMap {
      AsyncAPI.Document($0, of: documents, diagnostics: Diagnostics())
    }
  }

  /// The schemas of what travels through channels.
  func collect(
    _ description: AsyncAPI.Document,
    _ writer: SchemaWriter,
    into bundle: inout SchemaBundle
  ) {
    let traffic = Traffic(of: description, nil, Diagnostics())
    for channel in traffic.channels {
      let view = channel.value
      let ways = traffic[view.node]
      var both: [Node: String] = [:]
      let (incoming, outgoing): (Contract.Way, Contract.Way) =
        isApplication ? (.send, .receive) : (.receive, .send)
      for (way, entries) in [(incoming, ways.sent), (outgoing, ways.received)] {
        for draft in MessageNames.drafts(of: entries, in: view) {
          guard let schema = draft.view.payload?.schema else { continue }
          let key = MessageKey(channel: Channel.ID(view.node), way: way, name: draft.name)
          let body = BodyKey(subject: .message(key), mediaType: "")
          // What travels both ways is one schema.
          let plain = "\(channel.key).\(draft.name)"
          let known = both[draft.view.node]
          bundle.keys[body] =
            known ?? writer.define(schema, as: [plain, "\(plain) \(way.rawValue)"])
          both[draft.view.node] = bundle.keys[body]
          bundle.lists[key] = lists(in: schema)
        }
      }
    }
  }

  /// The lists of messages among the members of a payload.
  private func lists(in schema: Schema) -> [MessageList] {
    guard let schema = schema.resolved else { return [] }
    return schema.allOf.flatMap(lists)
      + schema.properties.compactMap { property in
        guard let said = property.value.resolved?.node["x-messages"],
          let channel = documents.resolve(said)
        else { return nil }
        return MessageList(
          pointer: "/" + Pointer.escaped(property.key),
          channel: Channel.ID(channel)
        )
      }
  }
}
