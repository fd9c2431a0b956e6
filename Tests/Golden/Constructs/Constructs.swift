// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Constructs.
public struct Constructs: APIClient {
  public var connection: Connection

  public init(connection: Connection) { self.connection = connection }

  /// `server(at:)` makes a server of the service's host.
  public init(
    server: ServerURL,
    transport: any HTTPTransport = .default,
    middlewares: [any ClientMiddleware] = []
  ) {
    self.init(
      connection: Connection(server: server, transport: transport, middlewares: middlewares)
    )
  }

  public static func server(at origin: ServerURL) -> ServerURL {
    ServerURL(path: "/v3", at: origin)
  }

  public static func area(at origin: ServerURL, area: String = "eu") -> ServerURL {
    ServerURL(path: "./{area}/v3", ["area": area], at: origin)
  }
}
