// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import Contents
import Foundation

/// What the recordings promise about the client.
let contract = Contract(
  recordings: URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../PressRecordings"),
  schemas: schemas,
  connection: Press().connection,
  client: { Press(connection: $0) }
)
