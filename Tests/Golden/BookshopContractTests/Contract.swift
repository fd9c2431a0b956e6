// Generated from bookshop.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import Bookshop
import Foundation

/// The contract of the client: its recordings and schemas.
let contract = Contract(
  recordings: URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../recordings"),
  schemas: schemas,
  connection: Bookshop().connection,
  client: { Bookshop(connection: $0) }
)
