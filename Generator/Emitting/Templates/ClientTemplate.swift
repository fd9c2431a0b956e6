import SwiftSource

/// The client: where it connects, and as whom.
struct ClientTemplate {
  let client: ClientBlueprint
  let access: Source

  var source: Source {
    """
    \(doc: client.documentation)
    \(access)struct \(client.name): APIClient {
      \(access)var connection: Connection

      \(access)init(connection: Connection) { self.connection = connection }

      \(advice)
      \(access)init(\(list: parameters, \.self)) {
        self.init(\(list: [connection], \.self))
      }

      \(section: servers)

      \(section: variables)

      \(section: credentials)

      \(section: tokenOrigins)
    }
    """
  }

  private var parameters: [Source] {
    [server] + credentialsParameter + ["transport: any HTTPTransport = .default"]
  }

  private var credentialsParameter: [Source] {
    let type = client.credentialsType
    return client.credentials.isEmpty ? [] : ["credentials: \(type) = \(type)()"]
  }

  private var server: Source {
    "server: ServerURL\(client.servers.first { !$0.isRelative }.map { " = \(client.name).\(label: $0.name)\(call($0))" })"
  }

  /// Where the document leaves the host open.
  private var advice: Source {
    guard let first = client.servers.first, client.servers.allSatisfy(\.isRelative) else {
      return ""
    }
    return
      "\(doc: DocumentationText(summary: "`\(first.name.text)(at:)` makes a server of the service's host."))"
  }

  private func call(_ server: ServerBlueprint) -> Source {
    server.parameters.isEmpty ? "" : "()"
  }

  private var connection: Source {
    let arguments: [Source] =
      ["server: server"]
      + (client.credentials.isEmpty ? [] : ["credentials: credentials.byScheme"])
      + ["transport: transport"]
    return "connection: Connection(\(list: arguments, \.self))"
  }

  // MARK: Servers

  private var servers: Source { "\(lines: client.servers, by: "\n\n", server)" }

  private func server(_ server: ServerBlueprint) -> Source {
    if server.isRelative { return relativeServer(server) }
    return server.parameters.isEmpty ? fixedServer(server) : variableServer(server)
  }

  private func fixedServer(_ server: ServerBlueprint) -> Source {
    """
    \(doc: server.documentation)
    \(access)static let \(server.name) = \(Source.serverURL(documented: server.template))
    """
  }

  private func variableServer(_ server: ServerBlueprint) -> Source {
    let arguments: [Source] = [
      "template: \(literal: server.template)", "[\(members: values(of: server))]",
    ]
    return """
      \(doc: server.documentation)
      \(access)static func \(server.name)(\(list: server.parameters, parameter)) -> ServerURL {
        ServerURL(\(list: arguments, \.self))
      }
      """
  }

  private func relativeServer(_ server: ServerBlueprint) -> Source {
    let values: [Source] =
      server.parameters.isEmpty ? [] : ["[\(members: values(of: server))]"]
    let arguments = ["path: \(literal: server.template)" as Source] + values + ["at: origin"]
    return """
      \(doc: server.documentation)
      \(access)static func \(server.name)(\(list: ["at origin: ServerURL"] + server.parameters.map(parameter), \.self)) -> ServerURL {
        ServerURL(\(list: arguments, \.self))
      }
      """
  }

  private func parameter(_ parameter: ServerBlueprint.Parameter) -> Source {
    "\(label: parameter.name): \(parameter.type) = \(parameter.initial)"
  }

  private func values(of server: ServerBlueprint) -> [(key: String, value: Source)] {
    server.parameters.map { ($0.key, $0.text) }
  }

  private var variables: Source { "\(lines: client.variables, by: "\n\n", variable)" }

  private func variable(_ variable: VariableBlueprint) -> Source {
    """
    \(doc: variable.documentation)
    \(access)enum \(variable.name): String, CaseIterable, Sendable {
      \(lines: variable.values, { "case \($0.name)\($0.raw)" })
    }
    """
  }

  private var tokenOrigins: Source {
    "\(lines: client.tokenOrigins, by: "\n\n", origin)"
  }

  private func origin(_ origin: TokenOriginBlueprint) -> Source {
    TokenOriginTemplate(origin: origin, access: access).source
  }

  private var credentials: Source {
    client.credentials.isEmpty ? "" : CredentialsTemplate(client: client, access: access).source
  }
}
