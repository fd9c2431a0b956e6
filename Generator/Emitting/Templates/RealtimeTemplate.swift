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
      \(lines: [serverType, servers.source, servers.variables, policies] + serverPolicies + [options] + credentials + [members] + (client.fake == nil ? connections.map(method) : []), by: "\n\n", \.self)
    }
    """
  }

  /// The methods of a client with a fake, which extend the protocol of both.
  var extensions: Source {
    guard let connections = client.connections, let fake = client.fake, !connections.isEmpty else {
      return ""
    }
    return """
      extension \(fake.all) {
        \(lines: connections, by: "\n\n", method)
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
    guard client.hasDocumentedOptions else { return "" }
    return """
      /// The settings with the policies of the document.
      \(access)static var documentedOptions: RealtimeOptions {
        var options = RealtimeOptions()
        \(lines: settings, \.self)
        return options
      }
      """
  }

  private var credentials: [Source] {
    guard !client.credentials.isEmpty else { return [] }
    let origins = client.tokenOrigins.map {
      TokenOriginTemplate(origin: $0, access: access).source
    }
    return [
      CredentialsTemplate(client: client, access: access, isRealtime: true).source
    ] + origins
  }

  /// The servers as arguments: `.production`.
  private var serverType: Source {
    guard let type = client.serverType else { return "" }
    let servers = client.servers.filter { $0.transport != nil }
    let template = self.servers
    return """
      /// A server of the document, as an argument of the client.
      \(access)struct \(type): Sendable {
        fileprivate let server: RealtimeServer

        \(lines: servers, by: "\n\n", { template.argument($0, of: client.name, as: type) })
      }
      """
  }

  private var members: Source {
    """
    /// The connections of the channels in use.
    \(access)let client: RealtimeClient

    \(lines: initializers, by: "\n\n", \.self)

    /// The states of the connection: the present one first, then each change.
    \(access)var states: RealtimeStates { client.states }
    """
  }

  private var initializers: [Source] {
    let options: Source =
      client.hasDocumentedOptions ? "Self.documentedOptions" : "RealtimeOptions()"
    let type = client.credentialsType
    let hasCredentials = !client.credentials.isEmpty
    let parameters: [Source] =
      (hasCredentials ? ["credentials: \(type) = \(type)()"] : [])
      + ["options: RealtimeOptions = \(options)"]
    let additions: [Source] =
      hasCredentials
      ? [
        "var options = options",
        "options.credentials += credentials.byScheme.sorted { $0.key < $1.key }.map(\\.value)",
      ] : []
    let general: Source = """
      /// Creates a client without a connection; channels open and share them.
      \(access)init(\(list: ["server: RealtimeServer"] + parameters, \.self)) {
        \(lines: additions, \.self)
        client = RealtimeClient(server: server, options: options)
      }
      """
    guard let server = client.serverType else { return [general] }
    // WebSockets also send, so that a document's WebSocket server precedes.
    let fixed = client.servers.filter { $0.parameters.isEmpty && $0.transport != nil }
    let first = fixed.first { $0.transport == .webSocket } ?? fixed.first
    let initial: Source = first.map { " = .\($0.name)" } ?? ""
    let arguments: [Source] =
      ["server: server.server"] + (hasCredentials ? ["credentials: credentials"] : [])
      + ["options: options"]
    return [
      """
      /// Creates a client of a server of the document.
      \(access)init(\(list: ["server: \(server)\(initial)"] + parameters, \.self)) {
        self.init(\(list: arguments, \.self))
      }
      """, general,
    ]
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
    ServersTemplate(
      servers: client.servers,
      valueTypes: client.variables,
      access: access,
      type: "RealtimeServer",
      appliesPolicies: client.connections != nil
    )
  }
}
