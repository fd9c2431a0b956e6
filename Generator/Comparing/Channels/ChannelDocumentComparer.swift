import Canonical

/// Compares two AsyncAPI documents.
///
/// The user of the descriptions is the client of the application that they describe, or the
/// application itself.
struct ChannelDocumentComparer {
  let documents: Descriptions<AsyncAPI.Document>
  let schemas: Descriptions<any SchemaIndex>
  let changes: ChangeList
  let isApplication: Bool

  func run() {
    compareServers()
    let old = documents.old.channels
    var rest = documents.new.channels
    for channel in old {
      guard let index = index(of: channel, in: rest) else {
        changes.add(
          ChannelRules.removed,
          of: "channel \(channel.key)",
          "the channel was removed",
          old: channel.keyMark
        )
        continue
      }
      compare(channel, rest.remove(at: index))
    }
    for channel in rest {
      changes.add(
        ChannelRules.added,
        of: "channel \(channel.key)",
        "the channel was added",
        new: channel.keyMark
      )
    }
  }

  /// The position of the channel with the same key, or else with the same address.
  private func index(
    of channel: Named<AsyncAPI.Channel.ID>,
    in others: [Named<AsyncAPI.Channel.ID>]
  ) -> Int? {
    if let index = others.firstIndex(where: { $0.key == channel.key }) { return index }
    guard let address = documents.old[channel.value].address?.text else { return nil }
    let known = Set(documents.old.channels.map(\.key))
    return others.firstIndex { other in
      documents.new[other.value].address?.text == address && !known.contains(other.key)
    }
  }

  private func compareServers() {
    for server in documents.old.servers {
      guard let other = documents.new.servers.first(where: { $0.key == server.key }) else {
        changes.add(
          OperationRules.serverRemoved,
          of: "server \(server.key)",
          "the server was removed",
          old: server.keyMark
        )
        continue
      }
      if server.value.protocol != other.value.protocol {
        changes.add(
          ChannelRules.protocolChanged,
          of: "server \(server.key)",
          "the protocol changed from \(server.value.protocol ?? "none")"
            + " to \(other.value.protocol ?? "none")",
          old: server.keyMark,
          new: other.keyMark
        )
      } else if server.value.url.template != other.value.url.template {
        changes.add(
          OperationRules.serverRemoved,
          of: "server \(server.key)",
          "the URL changed from \(server.value.url.template) to \(other.value.url.template)",
          old: server.keyMark,
          new: other.keyMark
        )
      }
    }
    for server in documents.new.servers
    where !documents.old.servers.contains(where: { $0.key == server.key }) {
      changes.add(
        OperationRules.serverAdded,
        of: "server \(server.key)",
        "the server was added",
        new: server.keyMark
      )
    }
  }

  private func compare(_ old: Named<AsyncAPI.Channel.ID>, _ new: Named<AsyncAPI.Channel.ID>) {
    ChannelComparer(
      title: "channel \(new.key)",
      old: DirectedChannel(documents.old[old.value], of: documents.old, isApplication),
      new: DirectedChannel(documents.new[new.value], of: documents.new, isApplication),
      schemas: schemas,
      changes: changes
    )
    .run()
  }
}
