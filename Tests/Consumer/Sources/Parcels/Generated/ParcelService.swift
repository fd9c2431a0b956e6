// Generated from Spec/parcels/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Where a parcel is, and where it goes.
public struct ParcelService: APIClient {
  public var connection: Connection

  public init(connection: Connection) { self.connection = connection }

  public init(
    server: ServerURL = ParcelService.server,
    credentials: Credentials = Credentials(),
    transport: any HTTPTransport = .default
  ) {
    self.init(
      connection: Connection(
        server: server,
        credentials: credentials.byScheme,
        transport: transport
      )
    )
  }

  public static let server = ServerURL(literal: "https://parcels.example/v1")

  /// What proves who is asking; give what you have.
  ///
  /// An operation takes the first of its alternatives that is given whole; without one it is sent
  /// all the same, and the service decides.
  public struct Credentials: Sendable {
    fileprivate var byScheme: [String: Credential] = [:]

    public init(key: String? = nil) {
      if let key {
        byScheme["key"] = .apiKey(key, header: "X-Key")
      }
    }
  }
}
