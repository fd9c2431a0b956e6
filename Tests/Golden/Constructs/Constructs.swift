// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// A client of Constructs.
public struct Constructs: APIClient {
  public var connection: Connection

  /// Creates a client that shares a connection.
  public init(connection: Connection) { self.connection = connection }

  /// Creates a client with a connection of its own.
  ///
  /// - Parameters:
  ///   - server: The server that receives the requests; `server(at:)` creates one from the
  ///     service's origin.
  ///   - transport: The transport of all requests.
  ///   - middlewares: The middlewares that each request passes in order.
  public init(
    server: ServerURL,
    transport: any HTTPTransport = .default,
    middlewares: [any ClientMiddleware] = []
  ) {
    self.init(
      connection: Connection(server: server, transport: transport, middlewares: middlewares)
    )
  }

  /// A server with the path `/v3`.
  public static func server(at origin: ServerURL) -> ServerURL {
    ServerURL(path: "/v3", at: origin)
  }

  /// A server with the path `./{area}/v3`.
  public static func area(at origin: ServerURL, area: String = "eu") -> ServerURL {
    ServerURL(path: "./{area}/v3", ["area": area], at: origin)
  }
}
