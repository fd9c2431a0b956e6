import SwiftSource

extension ServiceBlueprint {
  /// The top-level types of the bindings.
  var types: [SwiftName] {
    let fakes =
      ([fake] + realtime.map(\.fake)).compactMap(\.self).flatMap { [$0.all, $0.name] }
      + modules.flatMap(\.groups).compactMap(\.protocolName).filter { $0 != fake?.all }
    let webhooks = webhooks.map { [$0.name] + $0.webhooks.map(\.name) } ?? []
    let clients = (hasOnlyChannels ? [] : [client.name]) + realtime.map(\.name)
    let models = modules.flatMap(\.models).flatMap(\.models).map(\.name)
    return clients + models + requests.map(\.name) + webhooks
      + channels.map(\.name) + fakes
  }
}
