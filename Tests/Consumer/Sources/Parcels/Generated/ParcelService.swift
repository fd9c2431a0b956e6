// Generated from Spec/parcels/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// The parcels of a delivery service, with their locations and destinations.
public struct ParcelService: APIClient {
  public var connection: Connection

  /// Creates a client that shares a connection.
  public init(connection: Connection) { self.connection = connection }

  /// Creates a client with a connection of its own.
  ///
  /// - Parameters:
  ///   - server: The server that receives the requests.
  ///   - credentials: The credentials for the API's security schemes.
  ///   - transport: The transport of all requests.
  ///   - middlewares: The middlewares that each request passes in order.
  public init(
    server: ServerURL = ParcelService.server,
    credentials: Credentials = Credentials(),
    transport: any HTTPTransport = .default,
    middlewares: [any ClientMiddleware] = []
  ) {
    self.init(
      connection: Connection(
        server: server,
        credentials: credentials.byScheme,
        transport: transport,
        middlewares: middlewares
      )
    )
  }

  /// The server `https://parcels.example/v1`.
  public static let server = ServerURL(documented: "https://parcels.example/v1")

  /// Credentials for the API's security schemes.
  ///
  /// An operation uses the first of its security requirements whose credentials are all given;
  /// without one it is sent anyway, and the service decides.
  public struct Credentials: Sendable {
    fileprivate var byScheme: [String: Credential] = [:]

    /// Creates credentials for the security schemes whose parameters aren't nil.
    public init(key: String? = nil) {
      if let key {
        byScheme["key"] = .apiKey(key, header: "X-Key")
      }
    }
  }
}

/// Operations tagged `parcels`.
extension ParcelServiceAPI {
  /// Lists parcels, the latest first.
  ///
  /// - Parameters:
  ///   - search: A part of the address.
  ///   - state: The states of the parcels to list.
  public func listParcels(
    search: String? = nil,
    state: [ParcelState]? = nil
  ) async throws(RequestError<Never>) -> [Parcel] {
    try await listParcels(ListParcels(search: search, state: state))
  }

  /// Sends a parcel.
  public func sendParcel(
    body: Consignment
  ) async throws(RequestError<SendParcel.Failure>) -> SendParcel.Reply {
    try await sendParcel(SendParcel(body: body))
  }

  /// Returns the location of a parcel.
  public func trackParcel(
    number: String
  ) async throws(RequestError<TrackParcel.Failure>) -> Parcel {
    try await trackParcel(TrackParcel(number: number))
  }
}
