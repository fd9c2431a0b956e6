// Generated from feed.yaml. Edit the specification, then run `bindery generate`.

import BinderyRealtime

/// A client of the channels of Feed.
public struct Feed: Sendable {
  /// A server of the document, as an argument of the client.
  public struct Server: Sendable {
    fileprivate let server: RealtimeServer

    /// Where the readers are.
    public static func production(region: Region = .eu, port: String = "443") -> Server {
      Server(server: Feed.production(region: region, port: port))
    }
  }

  /// Where the readers are.
  public static func production(region: Region = .eu, port: String = "443") -> RealtimeServer {
    RealtimeServer(
      template: "wss://{region}.feed.test:{port}/v1",
      ["region": region.rawValue, "port": port]
    )
  }

  /// The server `mqtt://queue.feed.test`.
  public static let queue = RealtimeServer(documented: "mqtt://queue.feed.test")

  /// The values of the server variable `region`.
  public enum Region: String, CaseIterable, Sendable {
    case eu
    case us
  }

  /// The connections of the channels in use.
  public let client: RealtimeClient

  /// Creates a client of a server of the document.
  public init(server: Server, options: RealtimeOptions = RealtimeOptions()) {
    self.init(server: server.server, options: options)
  }

  /// Creates a client without a connection; channels open and share them.
  public init(server: RealtimeServer, options: RealtimeOptions = RealtimeOptions()) {
    client = RealtimeClient(server: server, options: options)
  }

  /// The states of the connection: the present one first, then each change.
  public var states: RealtimeStates { client.states }

  /// What happens in a room.
  ///
  /// The address is `rooms/{room}/{shard}/{mood}`.
  public func room(
    room: String,
    shard: String,
    mood: RoomChannel.Mood = .calm
  ) async throws(RealtimeError) -> RealtimeChannel<RoomChannel> {
    try await self.client.channel(RoomChannel(room: room, shard: shard, mood: mood))
  }

  /// Messages with a common base to which nothing else refers.
  ///
  /// The address is `shipments`.
  public func shipments() async throws(RealtimeError) -> RealtimeChannel<ShipmentsChannel> {
    try await self.client.channel(ShipmentsChannel())
  }

  /// The address is `pairs/{id}/of/{id}`.
  public func pairs(id: String) async throws(RealtimeError) -> RealtimeChannel<PairsChannel> {
    try await self.client.channel(PairsChannel(id: id))
  }

  /// The address is `ticks`.
  public func ticks() async throws(RealtimeError) -> RealtimeChannel<TicksChannel> {
    try await self.client.channel(TicksChannel())
  }

  /// Asks for what another channel of the same WebSocket has.
  ///
  /// The address is `ticks`.
  public func calls() async throws(RealtimeError) -> RealtimeChannel<CallsChannel> {
    try await self.client.channel(CallsChannel())
  }

  /// The address is `{anything}`.
  public func oddments(
    anything: String
  ) async throws(RealtimeError) -> RealtimeChannel<OddmentsChannel> {
    try await self.client.channel(OddmentsChannel(anything: anything))
  }

  /// Looks alone tell what it is.
  ///
  /// The address is `sights`.
  public func sights() async throws(RealtimeError) -> RealtimeChannel<SightsChannel> {
    try await self.client.channel(SightsChannel())
  }

  /// Constants distinguish the messages, which need not have them.
  ///
  /// The address is `pulses`.
  public func pulses() async throws(RealtimeError) -> RealtimeChannel<PulsesChannel> {
    try await self.client.channel(PulsesChannel())
  }

  /// Names that the generated code has itself.
  ///
  /// The address is `names`.
  public func channel() async throws(RealtimeError) -> RealtimeChannel<Channel2> {
    try await self.client.channel(Channel2())
  }
}
