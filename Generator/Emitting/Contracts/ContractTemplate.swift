import Shape
import SwiftSource

/// The constants that the tests share: the contract of the client, and that of its sessions.
struct ContractTemplate {
  let blueprint: ContractBlueprint

  var source: Source {
    let parts = [
      blueprint.hasOnlyChannels ? "" : contract, blueprint.channels.isEmpty ? "" : sessions,
    ]
    return Source(joining: parts.filter { !$0.isEmpty }, by: "\n\n")
  }

  private var contract: Source {
    """
    /// The contract of the client: its recordings and schemas.
    let contract = Contract(
      recordings: \(recordings),
      schemas: schemas,
      connection: \(blueprint.plainClient).connection,
      client: { \(blueprint.client)(connection: $0) }
    )
    """
  }

  private var sessions: Source {
    let value: Source =
      blueprint.hasOnlyChannels
      ? """
      SessionContract(
        recordings: \(recordings),
        schemas: schemas
      )
      """ : "contract.sessions"
    return """
      /// The contract of the channels: their recordings and schemas.
      let sessions = \(value)
      """
  }

  private var recordings: Source {
    """
    URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: \(literal: blueprint.recordings))
    """
  }
}
