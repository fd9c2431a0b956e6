import Canonical
import SourceDiagnostics

/// Compares two AsyncAPI documents.
///
/// The user of the descriptions is the client of the application that they describe, or the
/// application itself.
struct ChannelDocumentComparer {
  let readers: Descriptions<any AsyncAPI.Reader>
  let schemas: Descriptions<any SchemaIndex>
  let changes: ChangeList
  let isApplication: Bool

  private var documents: Descriptions<AsyncAPI.Document> {
    Descriptions(old: readers.old.document, new: readers.new.document)
  }

  func run() {
    compareServers()
    comparePolicies("connections", readers.old.extensions, readers.new.extensions)
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
    compareOperations()
    SecuritySchemesComparer(schemes: securitySchemes, changes: changes).run()
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
    for (index, server) in documents.old.servers.enumerated() {
      guard let other = documents.new.servers.first(where: { $0.key == server.key }) else {
        changes.add(
          ServerRules.removed,
          of: "server \(server.key)",
          "the server was removed",
          old: server.keyMark
        )
        continue
      }
      compare(server, other)
      guard let position = documents.new.servers.firstIndex(where: { $0.key == server.key }),
        readers.old.serverExtensions.indices.contains(index),
        readers.new.serverExtensions.indices.contains(position)
      else { continue }
      comparePolicies(
        "server \(server.key)",
        readers.old.serverExtensions[index],
        readers.new.serverExtensions[position]
      )
    }
    for server in documents.new.servers
    where !documents.old.servers.contains(where: { $0.key == server.key }) {
      changes.add(
        ServerRules.added,
        of: "server \(server.key)",
        "the server was added",
        new: server.keyMark
      )
    }
  }

  private func compare(_ old: Named<AsyncAPI.Server>, _ new: Named<AsyncAPI.Server>) {
    let title = "server \(new.key)"
    let marks = (old: old.keyMark, new: new.keyMark)
    if old.value.protocol != new.value.protocol {
      changes.add(
        ChannelRules.protocolChanged,
        of: title,
        "the protocol changed from \(old.value.protocol ?? "none")"
          + " to \(new.value.protocol ?? "none")",
        old: marks.old,
        new: marks.new
      )
    } else if old.value.url.template != new.value.url.template {
      changes.add(
        ServerRules.removed,
        of: title,
        "the URL changed from \(old.value.url.template) to \(new.value.url.template)",
        old: marks.old,
        new: marks.new
      )
    } else {
      ServerComparer(title: title, changes: changes)
        .compareVariables(old.value.url, new.value.url, marks)
    }
    compareSecurity(title, old.value.requiredSchemes, new.value.requiredSchemes, marks)
    compareBindings(title, [old.value.bindings], [new.value.bindings], marks)
  }

  private func compareBindings(
    _ title: String,
    _ old: [AsyncAPI.ProtocolBindings],
    _ new: [AsyncAPI.ProtocolBindings],
    _ marks: (old: Mark, new: Mark)
  ) {
    BindingComparer(title: title, schemas: schemas, marks: marks, changes: changes)
      .run(
        ProtocolSettings(old),
        ProtocolSettings(new),
        objects: .connectionParameter,
        others: .connectionParameter
      )
  }

  private func comparePolicies(
    _ title: String,
    _ old: any AsyncAPI.Extensions,
    _ new: any AsyncAPI.Extensions
  ) {
    PolicyComparer(title: title, changes: changes).run(old, new)
  }

  /// Compares the schemes of which one is required.
  private func compareSecurity(
    _ title: String,
    _ old: [String],
    _ new: [String],
    _ marks: (old: Mark, new: Mark)
  ) {
    let requirements = { (schemes: [String]) in
      schemes.map { OpenAPI.SecurityRequirement(schemes: [$0]) }
    }
    SecurityComparer(
      title: title,
      requirements: Descriptions(
        old: requirements(old),
        new: RenamedSchemes(securitySchemes).oldNames(of: requirements(new))
      ),
      marks: marks,
      changes: changes
    )
    .run()
  }

  private var securitySchemes: Descriptions<[Named<OpenAPI.SecurityScheme>]> {
    Descriptions(old: documents.old.securitySchemes, new: documents.new.securitySchemes)
  }

  /// Compares the replies, the security and the bindings of operations.
  private func compareOperations() {
    let old = Dictionary(grouping: documents.old.operations) { key($0, documents.old) }
    let new = Dictionary(grouping: documents.new.operations) { key($0, documents.new) }
    for operation in documents.old.operations {
      guard let other = counterpart(of: operation, old, new) else { continue }
      let title = "operation \(other.name ?? operation.name ?? key(operation, documents.old))"
      let marks = (old: operation.location.mark, new: other.location.mark)
      compareReplies(title, operation, other)
      compareSecurity(title, operation.requiredSchemes, other.requiredSchemes, marks)
      compareBindings(title, operation.bindings, other.bindings, marks)
    }
  }

  /// The operation with the same name, or else the only one with the same action and channel.
  ///
  /// - Parameters:
  ///   - old: The operations by their keys.
  ///   - new: Those of the new document.
  private func counterpart(
    of operation: AsyncAPI.Operation,
    _ old: [String: [AsyncAPI.Operation]],
    _ new: [String: [AsyncAPI.Operation]]
  ) -> AsyncAPI.Operation? {
    if let name = operation.name,
      let other = documents.new.operations.first(where: { $0.name == name })
    {
      return other.action == operation.action ? other : nil
    }
    let key = key(operation, documents.old)
    guard old[key]?.count == 1, new[key]?.count == 1, let other = new[key]?.first,
      operation.name == nil || other.name == nil
    else { return nil }
    return other
  }

  /// The action, and the key of the channel.
  private func key(_ operation: AsyncAPI.Operation, _ document: AsyncAPI.Document) -> String {
    let channel = document[operation.channel]
    let name =
      channel.address?.text
      ?? document.channels.first { $0.value == operation.channel }?.key ?? ""
    return "\(operation.action == .send ? "send" : "receive") \(name)"
  }

  private func compareReplies(
    _ title: String,
    _ old: AsyncAPI.Operation,
    _ new: AsyncAPI.Operation
  ) {
    // The user of an application replies to what the application sends.
    let isSent = (old.action == .send) != isApplication
    let marks = (old: old.location.mark, new: new.location.mark)
    func add(_ rule: ChangeRule, _ message: String) {
      changes.add(
        rule,
        of: title,
        message,
        old: old.reply?.mark ?? marks.old,
        new: new.reply?.mark ?? marks.new
      )
    }
    switch (old.reply, new.reply) {
    case (nil, nil): break
    case (nil, _?):
      add(isSent ? ChannelRules.replyRequired : ChannelRules.replyAdded, "a reply was added")
    case (_?, nil):
      add(
        isSent ? ChannelRules.replyNoLongerRequired : ChannelRules.replyRemoved,
        "the reply was removed"
      )
    case (let before?, let after?):
      let addresses = (
        old: documents.old[before.channel ?? old.channel].address?.text,
        new: documents.new[after.channel ?? new.channel].address?.text
      )
      guard addresses.old != addresses.new else { return }
      add(
        ChannelRules.replyMoved,
        "the channel of the reply changed from \(addresses.old ?? "none")"
          + " to \(addresses.new ?? "none")"
      )
    }
  }

  private func compare(_ old: Named<AsyncAPI.Channel.ID>, _ new: Named<AsyncAPI.Channel.ID>) {
    ChannelComparer(
      title: "channel \(new.key)",
      old: DirectedChannel(documents.old[old.value], of: documents.old, isApplication),
      new: DirectedChannel(documents.new[new.value], of: documents.new, isApplication),
      servers: Descriptions(
        old: documents.old.servers.map(\.key),
        new: documents.new.servers.map(\.key)
      ),
      namesEvents: Descriptions(
        old: documents.old.mayNameEvents,
        new: documents.new.mayNameEvents
      ),
      schemas: schemas,
      changes: changes
    )
    .run()
    comparePolicies(
      "channel \(new.key)",
      readers.old.extensions(of: old.value),
      readers.new.extensions(of: new.value)
    )
  }
}

extension AsyncAPI.Document {
  /// Whether messages may be server-sent events, whose type is the key of a message without a name.
  fileprivate var mayNameEvents: Bool {
    servers.isEmpty
      || servers.contains { $0.value.protocol?.lowercased().hasPrefix("http") != false }
  }
}
