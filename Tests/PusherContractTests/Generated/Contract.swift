// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import Foundation
import PusherSwift

/// The contract of the client: its recordings and schemas.
let contract = Contract(
  recordings: URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Spec/pusher/recordings"),
  schemas: schemas,
  connection: PusherHTTPAPI().connection,
  client: { PusherHTTPAPI(connection: $0) }
)

/// The contract of the channels: their recordings and schemas.
let sessions = contract.sessions
