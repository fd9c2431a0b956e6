// Page: README.md
// Block: /// Documented: the example of a session.
// In scope: the recordings, and the player, as the generated tests and the app's own have them.

import BinderyTesting

func example<ReplayedLobby: SessionPlayer>(sessions: SessionContract, _: ReplayedLobby.Type) {
  // BLOCK
}
