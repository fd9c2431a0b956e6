// Generated from lobby.yaml. Edit the specification, then run `bindery generate`.

import BinderyRealtime

/// Guests of a house talk to each other, and the house tells what happens.
public struct Lobby: Sendable {
  /// A server of the document, as an argument of the client.
  public struct Server: Sendable {
    fileprivate let server: RealtimeServer

    /// The server `wss://lobby.example`.
    public static let house = Server(server: Lobby.house)
  }

  /// The server `wss://lobby.example`.
  public static let house = RealtimeServer(documented: "wss://lobby.example")

  /// The server `https://lobby.example`.
  public static let porch = RealtimeServer(documented: "https://lobby.example")

  /// The connections of the channels in use.
  public let client: RealtimeClient

  /// Creates a client of a server of the document.
  public init(server: Server = .house, options: RealtimeOptions = RealtimeOptions()) {
    self.init(server: server.server, options: options)
  }

  /// Creates a client without a connection; channels open and share them.
  public init(server: RealtimeServer, options: RealtimeOptions = RealtimeOptions()) {
    client = RealtimeClient(server: server, options: options)
  }

  /// The states of the connection: the present one first, then each change.
  public var states: RealtimeStates { client.states }
}

extension LobbyAPI {
  /// A room, over one WebSocket.
  ///
  /// The address is `/rooms/{room}`.
  public func room(room: String) async throws(RealtimeError) -> RealtimeChannel<RoomChannel> {
    try await self.client.channel(RoomChannel(room: room))
  }

  /// What happened since, by long poll.
  ///
  /// The address is `/board`.
  public func board(
    since: Place? = nil
  ) async throws(RealtimeError) -> RealtimeChannel<BoardChannel> {
    try await self.client.channel(BoardChannel(since: since))
  }
}
