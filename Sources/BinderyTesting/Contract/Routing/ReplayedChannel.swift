import BinderyRealtime
import BinderyRuntime

/// A channel of the generated client, with its recorded messages.
public struct ReplayedChannel: Sendable {
  let traffic: [ContractTraffic]
  /// The address with its parameters in braces.
  let template: String
  /// The sessions that have recorded values of the parameters.
  let opened: Set<String>
  /// The names of the described query parameters.
  let query: [String]
  /// The names of the described headers.
  let headers: [String]
  /// Connects the channel of a session; nil if its parameters can't have the values of the replay.
  let open: @Sendable (RealtimeClient, String) async throws(RealtimeError) -> ConnectedChannel?

  /// Creates a channel.
  ///
  /// - Parameters:
  ///   - openings: The channel as a client opens it in each session, such as `shop.har #0`;
  ///     in others its parameters have the value 1.
  ///   - query: The names of the described query parameters, which are compared with recorded ones.
  ///   - headers: The names of the described headers, which are compared with recorded ones.
  public init<Channel: TypedChannel & MessageChannel>(
    _ channel: Channel.Type,
    _ traffic: ContractTraffic...,
    openings: [String: Channel] = [:],
    query: [String] = [],
    headers: [String] = []
  ) {
    self.init(traffic, openings, query, headers) {
      Channel(values: Channel.template.values(repeating: "1"))
    }
  }

  /// Creates a channel that only recorded values can open.
  ///
  /// - Parameters:
  ///   - openings: The channel as a client opens it in each session, such as `shop.har #0`.
  ///   - query: The names of the described query parameters, which are compared with recorded ones.
  ///   - headers: The names of the described headers, which are compared with recorded ones.
  @_disfavoredOverload
  public init<Channel: MessageChannel>(
    _ channel: Channel.Type,
    _ traffic: ContractTraffic...,
    openings: [String: Channel],
    query: [String] = [],
    headers: [String] = []
  ) {
    self.init(traffic, openings, query, headers) { nil }
  }

  private init<Channel: MessageChannel>(
    _ traffic: [ContractTraffic],
    _ openings: [String: Channel],
    _ query: [String],
    _ headers: [String],
    _ assumed: @escaping @Sendable () -> Channel?
  ) {
    self.traffic = traffic
    self.query = query
    self.headers = headers
    template = Channel.template.template
    opened = Set(openings.keys)
    open = { client, session async throws(RealtimeError) in
      guard let channel = openings[session] ?? assumed() else { return nil }
      return ConnectedChannel(try await client.channel(channel))
    }
  }
}

extension ReplayedChannel {
  /// The schema of a message that the client sends.
  func schema(ofSent message: String, in schemas: ContractSchemas) -> BodySchema {
    let sent = traffic.filter { $0.direction == .send }
    return schemas.schema(sent.lazy.compactMap { $0.schemas[message] }.first)
  }
}

/// A channel in a replay.
struct ConnectedChannel: Sendable {
  /// What the channels of one connection have in common.
  let connection: Connection
  /// The names of the messages that the client delivered, when the connection has ended.
  let delivered: Task<[String], Never>
  /// Sends a recorded message as the generated type.
  let send: @Sendable ([UInt8]) async throws(UnreadFrame) -> Void

  struct Connection: Hashable {
    let address: String
    let handshake: ChannelHandshake
  }

  init<Channel: MessageChannel>(_ channel: RealtimeChannel<Channel>) {
    connection = Connection(
      address: channel.channel.address,
      handshake: channel.channel.handshake
    )
    let incoming = channel.incoming
    delivered = Task {
      var names: [String] = []
      do {
        for try await message in incoming { names.append(message.messageName ?? "unknown") }
      } catch {
        // The end of the replay.
      }
      return names
    }
    send = { bytes async throws(UnreadFrame) in
      do {
        try await channel.send(Channel.Outgoing(message: bytes))
      } catch {
        throw UnreadFrame("\(error)")
      }
    }
  }
}
