import SwiftSource

/// What holds for all channels of a service: where it can be reached.
struct RealtimeTemplate {
  let client: ClientBlueprint
  let access: Source

  var source: Source {
    guard !client.servers.isEmpty else { return empty }
    return """
      \(doc: client.documentation)
      \(access)enum \(client.name) {
        \(section: servers.source)

        \(section: servers.variables)
      }
      """
  }

  private var empty: Source {
    """
    \(doc: client.documentation)
    \(access)enum \(client.name) {}
    """
  }

  private var servers: ServersTemplate {
    ServersTemplate(client: client, access: access, type: "RealtimeServer")
  }
}
