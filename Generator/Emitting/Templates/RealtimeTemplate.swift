import Shape
import SwiftSource

/// The servers and the connection policies that all channels of a service share.
struct RealtimeTemplate {
  let client: ClientBlueprint
  let access: Source

  var source: Source {
    if let connections = client.connections { return connecting(connections) }
    guard !client.servers.isEmpty || !client.policies.isEmpty else { return empty }
    return """
      \(doc: client.documentation)
      \(access)enum \(client.name) {
        \(lines: [servers.source, servers.variables, policies] + serverPolicies, by: "\n\n", \.self)
      }
      """
  }

  private func connecting(_ connections: [ConnectionBlueprint]) -> Source {
    """
    \(doc: client.documentation)
    \(access)struct \(client.name): Sendable {
      \(lines: [servers.source, servers.variables, policies] + serverPolicies + [options, members] + connections.map(method), by: "\n\n", \.self)
    }
    """
  }

  /// The assignments of the policies that settings have.
  private var settings: [Source] {
    client.policies.compactMap { policy in
      switch policy.kind {
      case .keepAlive, .closeCodes, .errorCodes, .backOff:
        "options.policy.\(policy.name) = \(policy.name)"
      case .dedupe, .sequence, .resume, .resubscription, .buffer:
        "options.\(policy.name) = \(policy.name)"
      case .lifecycle: nil
      }
    }
  }

  private var options: Source {
    guard !settings.isEmpty else { return "" }
    return """
      /// The settings with the policies of the document.
      \(access)static var documentedOptions: RealtimeOptions {
        var options = RealtimeOptions()
        \(lines: settings, \.self)
        return options
      }
      """
  }

  private var members: Source {
    let first = client.servers.first { $0.parameters.isEmpty && $0.isWebSocket }
    let server: Source = first.map { " = Self.\($0.name)" } ?? ""
    let options: Source = settings.isEmpty ? "RealtimeOptions()" : "Self.documentedOptions"
    return """
      /// The connections of the channels in use.
      \(access)let client: RealtimeClient

      /// Creates a client without a connection; channels open and share them.
      \(access)init(
        server: RealtimeServer\(server),
        options: RealtimeOptions = \(options)
      ) {
        client = RealtimeClient(server: server, options: options)
      }

      /// The states of the connection: the present one first, then each change.
      \(access)var states: RealtimeStates { client.states }
      """
  }

  private func method(_ connection: ConnectionBlueprint) -> Source {
    let channel = connection.channel
    let arguments = ChannelTemplate(channel: channel, access: access).outerArguments
    let values = arguments.map { "\(label: $0.name): \($0.name)" as Source }
    return """
      \(doc: channel.documentation)
      \(access)func \(connection.name)(\(list: arguments, \.source)) async throws(RealtimeError) -> RealtimeChannel<\(channel.name)> {
        try await self.client.channel(\(channel.name)(\(list: values, \.self)))
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
