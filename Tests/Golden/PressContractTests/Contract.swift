// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import Contents
import Foundation

/// The contract of the client: its recordings and schemas.
let contract = Contract(
  recordings: URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../PressRecordings"),
  schemas: schemas,
  connection: Press().connection,
  client: { Press(connection: $0) }
)
