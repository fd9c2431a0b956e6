import Canonical
import Shape
import SourceDiagnostics

/// Converts the channels of an AsyncAPI document into incoming and outgoing messages.
struct ChannelShaper {
  private let reader: any AsyncAPI.Reader
  private let document: AsyncAPI.Document
  private let traffic: Traffic
  private let names: MessageNames
  private let directions: ChannelDirections
  private let addresses: AddressResolver
  private let handshakes: HandshakeResolver
  private let streamed: StreamedChannels
  private let directionResolver: DirectionResolver
  private let policyResolver: ConnectionPolicyResolver
  private let isApplication: Bool
  private let diagnostics: Diagnostics
  /// The channels and messages that the filter excludes.
  private(set) var omissions = Omissions()

  init(
    _ reader: any AsyncAPI.Reader,
    _ schemas: SchemaShaper,
    _ filter: OperationFilter?,
    isApplication: Bool
  ) {
    self.reader = reader
    document = reader.document
    self.isApplication = isApplication
    diagnostics = schemas.diagnostics
    traffic = Traffic(of: document, filter, diagnostics)
    names = MessageNames(document: document, schemas: schemas.index)
    directions = ChannelDirections(traffic: traffic, isApplication: isApplication)
    handshakes = HandshakeResolver(document, schemas)
    streamed = StreamedChannels(reader)
    addresses = AddressResolver(schemas: schemas)
    directionResolver = DirectionResolver(
      schemas: schemas,
      messages: MessageResolver(
        names: names,
        defaultContentType: document.defaultContentType,
        diagnostics: diagnostics
      ),
      requests: traffic.requests
    )
    policyResolver = ConnectionPolicyResolver(document, directions, names, diagnostics)
    for channel in document.channels.map(\.value) {
      let id = Channel.ID(document[channel].location)
      schemas.channels.register(event(of: channel), of: id)
      if !traffic.selection.includes(channel) { schemas.channels.exclude(id) }
    }
  }

  /// The operations and channels that the filter was applied to.
  var candidates: [OperationFilter.Candidate] { traffic.selection.candidates }

  /// The path of the document.
  var file: String { document.location.mark.file }

  /// The schemas of the document's components.
  var componentSchemas: [Named<Schema>] { reader.componentSchemas }

  /// The union of a channel's incoming messages, or of its outgoing messages if it has no incoming
  /// ones.
  private func event(of channel: AsyncAPI.Channel.ID) -> Model.ID? {
    let (incoming, outgoing) = directions.messages(of: channel)
    guard (incoming + outgoing).contains(where: \.isIncluded) else { return nil }
    let isIncoming = incoming.contains(where: \.isIncluded)
    return Channel.ID(document[channel].location).event(isIncoming ? "incoming" : "outgoing")
  }

  /// The channels that the filter admits.
  mutating func channels() -> [Channel] {
    UnsupportedPartsCheck(
      document: document,
      traffic: traffic,
      streamed: streamed,
      diagnostics: diagnostics
    ).check()
    var seen: Set<AsyncAPI.Channel.ID> = []
    var channels: [Channel] = []
    for named in document.channels {
      guard traffic.selection.includes(named.value) else {
        omissions.channels.insert(named.key)
        continue
      }
      if seen.insert(named.value).inserted {
        channels.append(channel(named))
      } else {
        warnDuplicate(named)
      }
    }
    return channels.map { onSharedSockets($0, channels) }
  }

  /// The channel without the exchanges whose replies arrive through another WebSocket.
  private func onSharedSockets(_ channel: Channel, _ channels: [Channel]) -> Channel {
    var channel = channel
    channel.exchanges.removeAll { exchange in
      guard let id = exchange.channel else { return false }
      let other = channels.first { $0.id == id }
      return other?.handshake.isEmpty != true || !channel.handshake.isEmpty
    }
    return channel
  }

  private mutating func channel(_ named: Named<AsyncAPI.Channel.ID>) -> Channel {
    let channel = document[named.value]
    let id = Channel.ID(channel.location)
    let address = addresses.address(of: channel)
    let (incoming, outgoing) = directions.messages(of: channel.id)
    if incoming.isEmpty, outgoing.isEmpty { noteMissingMessages(of: named) }
    let received = included(incoming, of: named)
    let sent = included(outgoing, of: named)
    var shaped = Channel(
      id: id,
      name: named.key,
      address: address,
      origin: Origin(channel.location)
    )
    shaped.parameters =
      address.map {
        addresses.parameters(of: channel, in: $0, id, at: named.keyMark)
      } ?? []
    shaped.handshake = handshakes.handshake(of: channel, id)
    shaped.methods = handshakes.methods(of: channel)
    shaped.isStreamed = streamed.contains(channel)
    shaped.requiredSchemes = handshakes.requiredSchemes(of: channel)
    shaped.servers = channel.servers
    shaped.incoming = directionResolver.direction(
      "incoming",
      received,
      answering: sent,
      of: channel,
      id,
      isEventStream: servers.contains {
        shaped.isStreamed(by: $0) && ($0.isEventStream || streamed.mayBeEvents(channel))
      }
    )
    shaped.outgoing = directionResolver.direction(
      "outgoing",
      sent,
      answering: received,
      of: channel,
      id
    )
    shaped.exchanges = exchanges(on: channel.id, requesting: sent, replying: received)
    shaped.documentation = Documentation(
      summary: channel.summary ?? channel.title,
      description: channel.description
    )
    shaped.policies = policyResolver.policies(
      reader.extensions(of: channel.id),
      channel: channel.id
    )
    return shaped
  }

  /// The operations with a reply whose requests are sent.
  private func exchanges(
    on channel: AsyncAPI.Channel.ID,
    requesting sent: [MessageDraft],
    replying received: [MessageDraft]
  ) -> [Channel.Exchange] {
    (traffic.exchanges[channel] ?? []).filter { $0.isSent == isApplication }
      .compactMap { exchange in
        let requests = sent.filter { exchange.requests.contains($0.message.id) }
        let isOther = exchange.channel != channel
        let candidates = isOther ? self.received(on: exchange.channel) : received
        let replies = candidates.filter { exchange.replies.contains($0.message.id) }
        guard !requests.isEmpty, !replies.isEmpty else { return nil }
        var shaped = Channel.Exchange(
          operation: exchange.operation,
          requests: requests.map(\.name),
          replies: replies.map(\.name)
        )
        if isOther { shaped.channel = Channel.ID(document[exchange.channel].location) }
        if let request = correlation(of: requests), let reply = correlation(of: replies) {
          shaped.correlation = Channel.Exchange.Correlation(request: request, reply: reply)
        }
        return shaped
      }
  }

  /// The messages that the client receives on a channel.
  private func received(on channel: AsyncAPI.Channel.ID) -> [MessageDraft] {
    names.drafts(of: directions.messages(of: channel).incoming, in: channel).filter(\.isIncluded)
  }

  /// The location of the correlation identifier in payloads; nil unless all messages have the same.
  private func correlation(of drafts: [MessageDraft]) -> ConnectionPolicies.Location? {
    let texts = Set(drafts.map(\.message.correlationLocation))
    guard texts.count == 1, let text = drafts[0].message.correlationLocation,
      let expression = RuntimeExpression(text), !expression.isHeader
    else { return nil }
    return ConnectionPolicies.Location(part: .payload, path: expression.path)
  }

  /// The messages that the filter admits, with names that are unique among all of the channel.
  private mutating func included(
    _ entries: [Traffic.Entry],
    of channel: Named<AsyncAPI.Channel.ID>
  ) -> [MessageDraft] {
    let drafts = names.drafts(of: entries, in: channel.value)
    for draft in drafts where !draft.isIncluded {
      omissions.messages.insert(Omissions.Message(draft.name, of: channel.key))
    }
    return drafts.filter(\.isIncluded)
  }

  /// The properties of the whole document.
  func realtime() -> Realtime {
    var realtime = Realtime(title: document.title ?? "Service")
    realtime.documentation = Documentation(
      summary: document.summary,
      description: document.description
    )
    realtime.document = file
    realtime.servers = describedServers()
    realtime.policies = policyResolver.policies(reader.extensions)
    realtime.credentials =
      SecurityResolver(document.securitySchemes, diagnostics).credentials
    return realtime
  }

  /// The servers to which clients connect, with their names in the document.
  private var servers: [Server] { document.servers.map(Self.server) }

  private static func server(_ named: Named<AsyncAPI.Server>) -> Server {
    Server(named.value.url, name: named.key, protocol: named.value.protocol)
  }

  /// The servers with what the document states of them.
  private func describedServers() -> [Server] {
    zip(document.servers, reader.serverExtensions).map { named, extensions in
      let described = named.value
      var shaped = Self.server(named)
      shaped.documentation = Documentation(
        text: described.summary ?? described.description ?? described.title
      )
      shaped.policies = policyResolver.policies(extensions)
      shaped.requiredSchemes = Set(described.requiredSchemes)
      return shaped
    }
  }

  private func noteMissingMessages(of channel: Named<AsyncAPI.Channel.ID>) {
    diagnostics.note(
      .unsupportedMediaType,
      at: channel.keyMark,
      "the channel \(Excerpt.quoted(channel.key)) has no messages; only its address is"
        + " generated",
      fix: "add messages to the channel"
    )
  }

  /// Warns about a second key of a channel.
  private func warnDuplicate(_ named: Named<AsyncAPI.Channel.ID>) {
    diagnostics.warn(
      .duplicateChannel,
      at: named.keyMark,
      "the key \(Excerpt.quoted(named.key)) refers to the same channel as another key;"
        + " ignored",
      fix: "remove the key, or define a separate channel"
    )
  }
}

extension Channel.ID {
  init(_ location: SourceLocation) { self.init(location.mark.file + location.pointer) }
}

extension Model.ID {
  init(_ location: SourceLocation) { self.init(location.mark.file + location.pointer) }
}

extension Origin {
  init(_ location: SourceLocation) {
    let mark = location.mark
    self.init(file: mark.file, line: mark.line, column: mark.column, pointer: location.pointer)
  }
}
