import SwiftSource

/// The client: its servers, its credentials and its initializers.
struct ClientTemplate {
  let client: ClientBlueprint
  let access: Source

  var source: Source {
    """
    \(doc: client.documentation)
    \(access)struct \(client.name): APIClient {
      \(access)var connection: Connection

      /// Creates a client that shares a connection.
      \(access)init(connection: Connection) { self.connection = connection }

      \(doc: initializerDocumentation)
      \(access)init(\(list: parameters, \.self)) {
        self.init(\(list: [connection], \.self))
      }

      \(section: servers.source)

      \(section: servers.variables)

      \(section: credentials)

      \(section: tokenOrigins)
    }
    """
  }

  private var parameters: [Source] {
    [server] + credentialsParameter + [
      "transport: any HTTPTransport = .default",
      "middlewares: [any ClientMiddleware] = []",
    ]
  }

  private var credentialsParameter: [Source] {
    let type = client.credentialsType
    return client.credentials.isEmpty ? [] : ["credentials: \(type) = \(type)()"]
  }

  private var server: Source {
    "server: ServerURL\(client.servers.first { !$0.needsOrigin }.map { " = \(client.name).\(label: $0.name)\(call($0))" })"
  }

  private var initializerDocumentation: DocumentationText {
    let parameters: [(StaticString, String)] =
      [("server", "The server that receives the requests\(serverHint).")]
      + (client.credentials.isEmpty
        ? [] : [("credentials", "The credentials for the API's security schemes.")])
      + [
        ("transport", "The transport of all requests."),
        ("middlewares", "The middlewares that each request passes in order."),
      ]
    return DocumentationText(summary: "Creates a client with a connection of its own.").describing(
      parameters.map { (SwiftName(known: $0), DocumentationText(summary: $1)) }
    )
  }

  /// How to create a server if the document has only relative server URLs.
  private var serverHint: String {
    guard let first = client.servers.first, client.servers.allSatisfy(\.needsOrigin) else {
      return ""
    }
    return "; `\(first.name.text)(at:)` creates one from the service's origin"
  }

  private var servers: ServersTemplate {
    ServersTemplate(
      servers: client.servers,
      valueTypes: client.variables,
      access: access,
      type: "ServerURL"
    )
  }

  private func call(_ server: ServerBlueprint) -> Source {
    server.parameters.isEmpty ? "" : "()"
  }

  private var connection: Source {
    let arguments: [Source] =
      ["server: server"]
      + (client.credentials.isEmpty ? [] : ["credentials: credentials.byScheme"])
      + ["transport: transport", "middlewares: middlewares"]
    return "connection: Connection(\(list: arguments, \.self))"
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
