// Generated from wire.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import Foundation
import Wire

/// The contract of the client: its recordings and schemas.
let contract = Contract(
  recordings: URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../WireRecordings"),
  schemas: schemas,
  connection: Wire().connection,
  client: { Wire(connection: $0) }
)
