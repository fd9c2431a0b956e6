// Generated from lobby.yaml. Edit the specification, then run `bindery generate`.

import BinderyRealtime

/// Guests of a house talk to each other, and the house tells what happens.
public enum Lobby {
  /// The server `wss://lobby.example`.
  public static let house = RealtimeServer(documented: "wss://lobby.example")

  /// The server `https://lobby.example`.
  public static let porch = RealtimeServer(documented: "https://lobby.example")
}
