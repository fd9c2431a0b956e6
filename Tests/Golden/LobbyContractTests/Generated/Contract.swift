// Generated from lobby.yaml. Edit the specification, then run `bindery generate`.

import BinderyTesting
import Foundation

/// The contract of the channels: their recordings and schemas.
let sessions = SessionContract(
  recordings: URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../LobbyRecordings"),
  schemas: schemas
)
