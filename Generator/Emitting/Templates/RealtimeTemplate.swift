import SwiftSource

/// The servers and the connection policies that all channels of a service share.
struct RealtimeTemplate {
  let client: ClientBlueprint
  let access: Source

  var source: Source {
    guard !client.servers.isEmpty || !client.policies.isEmpty else { return empty }
    return """
      \(doc: client.documentation)
      \(access)enum \(client.name) {
        \(lines: [servers.source, servers.variables, policies] + serverPolicies, by: "\n\n", \.self)
      }
      """
  }

  private var empty: Source {
    """
    \(doc: client.documentation)
    \(access)enum \(client.name) {}
    """
  }

  private var policies: Source {
    ConnectionPolicyTemplate(policies: client.policies, access: access).source
  }

  /// The connection policies of single servers.
  private var serverPolicies: [Source] {
    client.servers.compactMap { server in
      server.policiesType.map { name in
        let template = ConnectionPolicyTemplate(policies: server.policies, access: access)
        return """
          /// The connection policies of the server `\(server.name)`.
          \(access)enum \(name) {
            \(section: template.source)
          }
          """
      }
    }
  }

  private var servers: ServersTemplate {
    ServersTemplate(client: client, access: access, type: "RealtimeServer")
  }
}
