// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import Foundation
import PubNubSDK

/// What the recordings promise about the client.
let contract = Contract(
  recordings: URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Spec/pubnub/recordings"),
  schemas: schemas,
  connection: PubNubAPI().connection,
  client: { PubNubAPI(connection: $0) }
)

/// What the recordings promise about the messages of channels.
let sessions = contract.sessions
