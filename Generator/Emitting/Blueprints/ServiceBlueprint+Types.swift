import SwiftSource

extension ServiceBlueprint {
  /// The types at the top level of the files.
  var types: [SwiftName] {
    let webhooks = webhooks.map { [$0.name] + $0.webhooks.map(\.name) } ?? []
    return [client.name] + modules.flatMap(\.models).map(\.name) + requests.map(\.name) + webhooks
  }
}
