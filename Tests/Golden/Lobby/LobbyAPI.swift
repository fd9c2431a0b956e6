// Generated from lobby.yaml. Edit the specification, then run `bindery generate`.

import BinderyRealtime

/// The channels of `Lobby`, which a fake connects in tests, too.
public protocol LobbyAPI: Sendable {
  /// The connections of the channels in use.
  var client: RealtimeClient { get }

  /// The states of the connection: the present one first, then each change.
  var states: RealtimeStates { get }
}

extension Lobby: LobbyAPI {}
