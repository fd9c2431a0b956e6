import BinderyRealtime
import BinderyRuntime

/// A channel of the generated client, with its recorded messages.
public struct ReplayedChannel: Sendable {
  let traffic: [ContractTraffic]
  /// The address with its parameters in braces.
  let template: String
  /// Connects the channel; nil if its parameters can't have the value of the replay.
  let open: @Sendable (RealtimeClient) async throws(RealtimeError) -> ConnectedChannel?

  /// Creates a channel whose parameters have the value 1.
  public init<Channel: TypedChannel & MessageChannel>(
    _ channel: Channel.Type,
    _ traffic: ContractTraffic...
  ) {
    self.traffic = traffic
    template = Channel.template.template
    open = { client async throws(RealtimeError) in
      let values = Channel.template.values(repeating: "1")
      guard let channel = Channel(values: values) else { return nil }
      return ConnectedChannel(try await client.channel(channel))
    }
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
