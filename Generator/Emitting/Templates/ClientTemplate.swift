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
    [server] + (client.credentials.isEmpty ? [] : ["credentials: Credentials = Credentials()"])
      + ["transport: any HTTPTransport = .default"]
  }

  private var server: Source {
    "server: ServerURL\(client.servers.first.map { " = \(client.name).\(label: $0.name)\(call($0))" })"
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
    server.parameters.isEmpty ? fixedServer(server) : variableServer(server)
  }

  private func fixedServer(_ server: ServerBlueprint) -> Source {
    """
    \(doc: server.documentation)
    \(access)static let \(server.name) = ServerURL(\(list: [server.template], literalURL))
    """
  }

  private func literalURL(_ url: String) -> Source { "literal: \(literal: url)" }

  private func variableServer(_ server: ServerBlueprint) -> Source {
    let arguments: [Source] = [
      "template: \(literal: server.template)", "[\(elements: server.parameters, argument)]",
    ]
    return """
      \(doc: server.documentation)
      \(access)static func \(server.name)(\(list: server.parameters, parameter)) -> ServerURL {
        ServerURL(\(list: arguments, \.self))
      }
      """
  }

  private func parameter(_ parameter: ServerBlueprint.Parameter) -> Source {
    "\(label: parameter.name): \(parameter.type) = \(parameter.initial)"
  }

  private func argument(_ parameter: ServerBlueprint.Parameter) -> Source {
    "\(literal: parameter.key): \(parameter.text)"
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
    client.credentials.isEmpty
      ? "" : CredentialsTemplate(credentials: client.credentials, access: access).source
  }
}
