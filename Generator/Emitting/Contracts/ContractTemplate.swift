import Shape
import SwiftSource

/// What the tests share: the contract.
struct ContractTemplate {
  let blueprint: ContractBlueprint

  var contract: Source {
    """
    /// What the recordings promise about the client.
    let contract = Contract(
      recordings: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: \(literal: blueprint.recordings)),
      schemas: schemas,
      server: \(Source.serverURL(documented: blueprint.server)),
      client: { \(blueprint.client)(connection: $0) }
    )
    """
  }
}
