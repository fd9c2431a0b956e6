// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Every way in which OpenAPI lets a body travel.
public struct Press: APIClient {
  public var connection: Connection

  public init(connection: Connection) { self.connection = connection }

  public init(server: ServerURL = Press.server, transport: any HTTPTransport = .default) {
    self.init(connection: Connection(server: server, transport: transport))
  }

  public static let server = ServerURL(literal: "https://press.example")
}
