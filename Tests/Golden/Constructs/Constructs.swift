// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Constructs.
public struct Constructs: APIClient {
  public var connection: Connection

  public init(connection: Connection) { self.connection = connection }

  public init(server: ServerURL, transport: any HTTPTransport = .default) {
    self.init(connection: Connection(server: server, transport: transport))
  }
}
