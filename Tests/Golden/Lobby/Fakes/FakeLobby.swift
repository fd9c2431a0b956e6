// Generated from lobby.yaml. Edit the specification, then run `bindery generate`.

import BinderyRealtime

/// A fake of `Lobby` for tests, without a network.
///
/// `fakeChannel` returns the test's side of a channel.
public final class FakeLobby: FakeRealtimeClient, LobbyAPI {
  public let fakeChannels: FakeChannels

  /// Creates a fake, and configures its channels.
  public init(
    options: RealtimeOptions = RealtimeOptions(),
    _ configure: (FakeLobby) -> Void = { _ in }
  ) {
    fakeChannels = FakeChannels(options)
    configure(self)
  }
}
