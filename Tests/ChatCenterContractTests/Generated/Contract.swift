// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import ChatCenterUI
import Foundation

/// What the recordings promise about the client.
let contract = Contract(
  recordings: URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Spec/chatcenter/recordings"),
  schemas: schemas,
  connection: ChatCenterAPI().connection,
  client: { ChatCenterAPI(connection: $0) }
)

/// What the recordings promise about the messages of channels.
let sessions = contract.sessions
