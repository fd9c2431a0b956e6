import BinderyJSON
import Canonical
import Checking
import MockServer
import Shape
import Shaping
import SourceDiagnostics

/// Creates the channels that a mock server has from AsyncAPI documents.
struct MockedChannelReader {
  let description: ServiceDescription
  let examples: ExampleReader
  let requests: SchemaWriter
  let responses: SchemaWriter
  /// Whether the documents describe the client, and not the service.
  let isApplication: Bool

  /// The channels of all documents that have a server for WebSockets.
  func channels() -> [MockedChannel] {
    guard !description.channels.isEmpty else { return [] }
    let shaper = Shaper(description, diagnostics: Diagnostics(), isApplication: isApplication)
    guard let service = shaper.service() else { return [] }
    let messages = description.channels.flatMap { reader in
      reader.describedMessages(description.schemas, isApplication: isApplication)
    }
    return service.channels.compactMap { channel in
      guard let realtime = service.realtime.first(where: { channel.origin.file == $0.document }),
        let basePaths = basePaths(channel, realtime)
      else { return nil }
      var mocked = MockedChannel(
        name: channel.name,
        handshake: handshake(channel, realtime, basePaths)
      )
      let isStreamed = servers(of: channel, realtime).contains { server in
        !server.isWebSocket && channel.isConnected(by: server)
      }
      if isStreamed { mocked.sequence = sequence(of: channel) }
      let policies = [channel.policies, realtime.policies]
      mocked.isPolled = policies.lazy.compactMap(\.keepAlive).first?.kind == .request
      mocked.cursor = policies.lazy.compactMap(\.resume).first?.pollCursor ?? PollCursor([])
      mocked.messages = messages.filter { $0.channel == channel.id }.map {
        message($0, of: channel)
      }
      let names = Dictionary(service.channels.map { ($0.id, $0.name) }) { first, _ in first }
      mocked.replies = replies(channel, realtime, names)
      return mocked
    }
  }

  /// The paths of a channel's servers for WebSockets; nil if it only has others, such as brokers.
  private func basePaths(_ channel: Shape.Channel, _ realtime: Realtime) -> [String]? {
    let servers = servers(of: channel, realtime)
    if servers.isEmpty { return [] }
    let usable = servers.filter { !$0.isBroker }
    return usable.isEmpty ? nil : ServerPaths.all(usable.map(\.defaultURL))
  }

  private func servers(of channel: Shape.Channel, _ realtime: Realtime) -> [Server] {
    realtime.servers.filter { server in
      channel.servers.isEmpty || server.name.map(channel.servers.contains) ?? true
    }
  }

  /// Texts if all messages have the same media type of these, or else events.
  private func sequence(of channel: Shape.Channel) -> MessageSequence {
    let types = Set(channel.incoming?.messages.map(\.contentType) ?? [])
    guard let type = types.first, types.count == 1, SequentialMediaType(type) == .jsonLines else {
      return .events
    }
    return .texts(mediaType: type)
  }

  // MARK: - Handshake

  private func handshake(
    _ channel: Shape.Channel,
    _ realtime: Realtime,
    _ basePaths: [String]
  ) -> MockedOperation {
    var operation = MockedOperation(
      id: channel.name,
      method: "GET",
      path: path(of: channel)
    )
    operation.basePaths = basePaths
    operation.parameters = parameters(of: channel)
    operation.security = credentials(of: channel, realtime)
    return operation
  }

  /// The path of a channel's address.
  private func path(of channel: Shape.Channel) -> PathPattern {
    let pieces = channel.address ?? []
    var template = pieces.map { piece in
      switch piece {
      case .literal(let text): text
      case .parameter(let name): "{\(name)}"
      }
    }
    .joined()
    if let query = template.firstIndex(of: "?") { template = String(template[..<query]) }
    while template.hasSuffix("/") { template.removeLast() }
    let hasEmptyDefault = channel.parameters.last?.defaultValue == .string("")
    return PathPattern(template, allowsEmptyEnd: hasEmptyDefault)
  }

  private func parameters(of channel: Shape.Channel) -> [MockedParameter] {
    guard
      let document = description.channels.lazy.map(\.document)
        .first(where: { $0.location.mark.file == channel.origin.file }),
      let written = document.allChannels.first(where: {
        "\($0.location.mark.file)\($0.location.pointer)" == channel.id.rawValue
      })
    else { return [] }
    // As the client reads them.
    let operations = document.operations.filter { $0.channel == written.id }
    let bindings =
      [written.bindings.ws, written.bindings.http] + operations.flatMap(\.bindings).map(\.http)
    let all = bindings.compactMap(\.self).flatMap { binding in
      let members: [(MockedParameter.Position, SchemaID?)] = [
        (.query, binding.query), (.header, binding.headers),
      ]
      return members.flatMap { position, id in
        parameters(description.schemas.schema(id)?.resolved, position, of: channel)
      }
    }
    var known: Set<[String]> = []
    return all.filter { known.insert(["\($0.position)", $0.name]).inserted }
  }

  private func parameters(
    _ schema: Canonical.Schema?,
    _ position: MockedParameter.Position,
    of channel: Shape.Channel
  ) -> [MockedParameter] {
    guard let schema else { return [] }
    return schema.properties.map { property in
      let name = "\(channel.name) \(position.rawValue) \(property.key)"
      return MockedParameter(
        name: property.key,
        position: position,
        isRequired: schema.required.contains { $0.key == property.key },
        serialization: .style(position == .query ? "form" : "simple", explode: position == .query),
        schema: requests.define(property.value, as: [name]),
        pointer: "\(schema.location.mark.file)\(schema.location.pointer)"
      )
    }
  }

  /// The credentials of which a server or the channel requires some.
  private func credentials(
    of channel: Shape.Channel,
    _ realtime: Realtime
  ) -> [[MockedCredential]] {
    let schemes = servers(of: channel, realtime).filter { !$0.isBroker }
      .reduce(into: channel.requiredSchemes) { $0.formUnion($1.requiredSchemes) }
    let required = realtime.credentials.filter { schemes.contains($0.id.rawValue) }
    // Other schemes aren't in the request.
    guard required.count == schemes.count else { return [] }
    return required.map { [MockedCredential(scheme: $0.id.rawValue, kind: $0.kind.mocked)] }
  }

  // MARK: - Messages

  private func message(_ message: DescribedMessage, of channel: Shape.Channel) -> MockedMessage {
    let shaped = (message.isReceived ? channel.incoming : channel.outgoing)?.messages
      .first { $0.name == message.name }
    let writer = message.isReceived ? responses : requests
    var mocked = MockedMessage(
      name: message.name,
      isSent: message.isReceived,
      isText: shaped?.isText ?? false,
      schema: message.schema.map { schema in
        let name = "\(channel.name).\(message.name)"
        return writer.define(schema, as: [name])
      }
    )
    mocked.eventType = shaped?.eventType
    mocked.examples = examples.payloads(at: message.location)
    return mocked
  }

  /// The replies of operations, and those to pings.
  private func replies(
    _ channel: Shape.Channel,
    _ realtime: Realtime,
    _ names: [Shape.Channel.ID: String]
  ) -> [MockedReply] {
    var replies = channel.exchanges.map { exchange in
      var reply = MockedReply(requests: exchange.requests, replies: exchange.replies)
      reply.channel = exchange.channel.flatMap { names[$0] }
      reply.correlation = exchange.correlation.map { ($0.request.path, $0.reply.path) }
      return reply
    }
    let keepAlive = channel.policies.keepAlive ?? realtime.policies.keepAlive
    if let keepAlive, keepAlive.kind == .message, keepAlive.sender != .server,
      let ping = keepAlive.ping, let pong = keepAlive.pong
    {
      var reply = MockedReply(requests: [ping], replies: [pong])
      reply.correlation = keepAlive.echo.map { ($0.ping.path, $0.pong.path) }
      replies.insert(reply, at: 0)
    }
    return replies
  }
}

extension ConnectionPolicies.Resume {
  /// The parts of the cursor that requests contain.
  fileprivate var pollCursor: PollCursor {
    PollCursor(
      cursor.compactMap { part in
        switch part.destination {
        case .query(let name): .init(keys: part.location.path, destination: .query(name))
        case .header(let name): .init(keys: part.location.path, destination: .header(name))
        case .message: nil
        }
      }
    )
  }
}

extension CredentialScheme.Kind {
  /// The credential in a handshake.
  fileprivate var mocked: MockedCredential.Kind {
    switch self {
    case .apiKey(let name, .query): .query(name)
    case .apiKey(let name, .cookie): .cookie(name)
    case .apiKey(let name, _): .header(name)
    case .basic: .authorization("basic")
    case .bearer, .tokens: .authorization("bearer")
    case .authorization(let scheme): .authorization(scheme)
    case .certificate: .transport
    }
  }
}
