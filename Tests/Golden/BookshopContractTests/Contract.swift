// Generated from bookshop.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import Bookshop
import Foundation

/// What the recordings promise about the client.
let contract = Contract(
  recordings: URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../recordings"),
  schemas: schemas,
  connection: Bookshop().connection,
  client: { Bookshop(connection: $0) }
)
