// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import Foundation
import PubNubSDK

/// The contract of the client: its recordings and schemas.
let contract = Contract(
  recordings: URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Spec/pubnub/recordings"),
  schemas: schemas,
  connection: PubNubAPI().connection,
  client: { PubNubAPI(connection: $0) }
)

/// The contract of the channels: their recordings and schemas.
let sessions = contract.sessions
