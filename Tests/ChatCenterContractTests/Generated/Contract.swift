// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import ChatCenterUI
import Foundation

/// The contract of the client: its recordings and schemas.
let contract = Contract(
  recordings: URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Spec/chatcenter/recordings"),
  schemas: schemas,
  connection: ChatCenterAPI().connection,
  client: { ChatCenterAPI(connection: $0) }
)

/// The contract of the channels: their recordings and schemas.
let sessions = contract.sessions
