// Generated from lobby.yaml. Edit the specification, then run `bindery generate`.

import BinderyTesting
import Foundation

/// What the recordings promise about the messages of channels.
let sessions = SessionContract(
  recordings: URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../LobbyRecordings"),
  schemas: schemas
)
