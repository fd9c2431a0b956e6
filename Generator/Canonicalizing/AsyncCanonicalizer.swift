import Canonical
import Specification

/// Reads an AsyncAPI document of version 1, 2 or 3 as one of version 3.1.
final class AsyncCanonicalizer: AsyncAPI.Reader {
  let written: WrittenAsyncAPI.Document
  let diagnostics: Diagnostics
  let schemas: SchemaTable
  let messages = MessageIndex()
  private var channels: [AsyncAPI.Channel] = []
  private var channelIDs: [Node: AsyncAPI.Channel.ID] = [:]
  private(set) var writtenChannels: [WrittenAsyncAPI.Channel] = []
  /// The channels of the document, followed by those to which only operations refer.
  private var listed: [Named<AsyncAPI.Channel.ID>] = []
  var lists: MessageLists
  private var channelMessages: [AsyncAPI.Channel.ID: Set<Node>] = [:]

  /// Returns nil after reporting why the root of a file is not an AsyncAPI document.
  init?(
    _ root: Node,
    of documents: Documents,
    schemas: SchemaTable,
    diagnostics: Diagnostics
  ) {
    guard let written = WrittenAsyncAPI.Document(root, of: documents, diagnostics: diagnostics)
    else { return nil }
    self.written = written
    self.schemas = schemas
    schemas.add(written.source)
    self.diagnostics = diagnostics
    lists = MessageLists(diagnostics)
  }

  private(set) lazy var componentSchemas = written.schemas.mapValues(schemas.schema)

  /// The document; each correction is reported.
  private(set) lazy var document = canonical()

  /// The extensions of each server of the document.
  private(set) var serverExtensions: [any AsyncAPI.Extensions] = []

  private func canonical() -> AsyncAPI.Document {
    for channel in written.channels {
      listed.append(
        Named(key: channel.key, keyMark: channel.keyMark, value: id(of: channel))
      )
    }
    let operations = written.operations.compactMap(operation) + channelOperations()
    let shared = written.messages.filter { $0.value.alternatives == nil }.mapValues { id(of: $0) }
    OtherVersion(diagnostics).report(in: written)
    let info = written.info
    var document = AsyncAPI.Document(
      location: written.location,
      defaultContentType: written.defaultContentType ?? "application/json"
    )
    document.title = info?.title
    document.summary = info?.summary
    document.description = info?.description
    document.servers = servers()
    document.securitySchemes = AsyncSecuritySchemes(written: written, diagnostics: diagnostics).all
    document.channels = listed
    document.operations = operations
    document.messages = shared
    document.schemas = componentSchemas.mapValues { $0.id }
    document.allChannels = channels
    document.allMessages = messages.all
    return document
  }

  private func servers() -> [Named<AsyncAPI.Server>] {
    let repeated = RepeatedServerPath(channels: channels, diagnostics: diagnostics)
    return written.servers.compactMap { named in
      guard let server = server(named.value, at: named.keyMark) else { return nil }
      serverExtensions.append(RealtimeExtensions(of: named.value, messages))
      return repeated.corrected(named.with(server), at: named.value.urlMark)
    }
  }

  /// The operations that version 2 has in channels, as `subscribe` and `publish`.
  ///
  /// They have the client's point of view: the application sends what the client may subscribe to.
  private func channelOperations() -> [AsyncAPI.Operation] {
    zip(channels.indices, writtenChannels).flatMap { index, channel in
      [(channel.subscribe, AsyncAPI.Operation.Action.send), (channel.publish, .receive)]
        .compactMap { operation, action in
          operation.map { self.operation($0, action, of: channels[index].id) }
        }
    }
  }
}

// MARK: - Channels

extension AsyncCanonicalizer {
  /// Returns the canonical channel, which is read once.
  func id(of named: Named<WrittenAsyncAPI.Channel>) -> AsyncAPI.Channel.ID {
    if let known = channelIDs[named.value.node] { return known }
    let id = AsyncAPI.Channel.ID(number: channels.count)
    channelIDs[named.value.node] = id
    writtenChannels.append(named.value)
    channels.append(channel(named, id))
    return id
  }

  /// Returns the canonical channel to which an operation refers.
  ///
  /// A channel that the document doesn't list is reported and added.
  func id(of channel: WrittenAsyncAPI.Channel, in operation: WrittenAsyncAPI.Operation)
    -> AsyncAPI.Channel.ID
  {
    if let known = channelIDs[channel.node] { return known }
    let name = channel.node.componentName ?? "channel"
    let named = Named(key: name, keyMark: channel.mark, value: channel)
    let id = id(of: named)
    listed.append(Named(key: name, keyMark: channel.mark, value: id))
    UnlistedChannel(name: name, operation: operation).report(to: diagnostics)
    return id
  }

  private func channel(
    _ named: Named<WrittenAsyncAPI.Channel>,
    _ id: AsyncAPI.Channel.ID
  ) -> AsyncAPI.Channel {
    let written = named.value
    let own = written.messages
    channelMessages[id] = Set(own.map(\.value.node))
    var channel = AsyncAPI.Channel(id: id, location: written.location)
    channel.componentName = written.node.componentName
    channel.title = written.title
    channel.summary = written.summary
    channel.description = written.description
    channel.address = ChannelKeyAddress.address(of: named, below: self.written.baseTopic)
      .map { UnbalancedAddress.read($0, diagnostics) }
    channel.parameters = written.parameters.mapValues(parameter)
    channel.messages = lists.expanded(own.map(\.value)).map { self.id(of: $0) }
    channel.messageKeys = own.filter { $0.value.alternatives == nil }.mapValues { self.id(of: $0) }
    channel.bindings = bindings(written.bindings)
    channel.tags = written.tags
    channel.servers = written.servers
    return channel
  }

  private func parameter(_ written: WrittenAsyncAPI.Parameter) -> AsyncAPI.Parameter {
    var parameter = AsyncAPI.Parameter(location: written.location)
    parameter.referenceName = written.componentName
    parameter.isShared = written.node.componentName != nil
    parameter.description = written.description
    parameter.values = written.cursor.has("enum") ? written.values : nil
    parameter.defaultValue = written.defaultValue
    parameter.schema = written.schema.map(schemas.id)
    return parameter
  }

  /// Reports messages of an operation that the channel does not have.
  func reportUnlisted(
    _ references: [WrittenAsyncAPI.MessageReference]?,
    of channel: AsyncAPI.Channel.ID
  ) {
    guard let references, let known = channelMessages[channel], !known.isEmpty else { return }
    for reference in references where !known.contains(reference.message.node) {
      UnlistedMessage(reference).report(to: diagnostics)
    }
  }
}
