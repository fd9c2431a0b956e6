// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import Foundation
import PusherSwift

/// What the recordings promise about the client.
let contract = Contract(
  recordings: URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Spec/pusher/recordings"),
  schemas: schemas,
  connection: PusherHTTPAPI().connection,
  client: { PusherHTTPAPI(connection: $0) }
)

/// What the recordings promise about the messages of channels.
let sessions = contract.sessions
