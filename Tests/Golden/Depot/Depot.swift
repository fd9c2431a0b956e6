// Generated from depot.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import Foundation

/// A warehouse of parcels.
public struct Depot: APIClient {
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
    server: ServerURL = Depot.server,
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

  /// The server `https://depot.example/v1`.
  public static let server = ServerURL(documented: "https://depot.example/v1")

  /// The server `http://depot.example/v1`.
  public static let server2 = ServerURL(documented: "http://depot.example/v1")

  /// Credentials for the API's security schemes.
  ///
  /// An operation uses the first of its security requirements whose credentials are all given;
  /// without one it is sent anyway, and the service decides.
  public struct Credentials: Sendable {
    fileprivate var byScheme: [String: Credential] = [:]

    /// Creates credentials for the security schemes whose parameters aren't nil.
    ///
    /// - Parameter key: A key of the depot.
    public init(
      key: String? = nil,
      login: (user: String, password: String)? = nil,
      staff: (any TokenProvider)? = nil,
      machines: (any TokenProvider)? = nil
    ) {
      if let key {
        byScheme["key"] = .apiKey(key, header: "X-Key")
      }
      if let login {
        byScheme["login"] = .basic(user: login.user, password: login.password)
      }
      if let staff {
        byScheme["staff"] = .tokens(staff)
      }
      if let machines {
        byScheme["machines"] = .tokens(machines)
      }
    }
  }

  /// The token URLs and scopes of the security scheme `staff`.
  public enum StaffTokens {
    /// The authorization endpoint, at which a user grants access.
    public static let authorizationURL = "https://depot.example/authorize"
    /// The token endpoint, which issues access tokens.
    public static let tokenURL = "https://depot.example/token"

    /// The scopes of a token.
    public enum Scope {
      /// Read parcels.
      public static let parcelsRead = "parcels:read"
      /// Write parcels.
      public static let parcelsWrite = "parcels:write"
    }
  }

  /// The token URLs and scopes of the security scheme `machines`.
  public enum MachinesTokens {
    /// The token endpoint, which issues access tokens.
    public static let tokenURL = "https://depot.example/token"

    /// The scopes of a token.
    public enum Scope {
      /// Read parcels.
      public static let parcelsRead = "parcels:read"
    }
  }
}

extension Depot {
  /// Sends `PATCH /parcels/{ids}`.
  public func changeParcels(
    ids: [String],
    body: NewParcel? = nil
  ) async throws(RequestError<Never>) {
    try await send(ChangeParcels(ids: ids, body: body))
  }

  /// Sends `POST /notes`.
  public func addNote(body: String) async throws(RequestError<Never>) -> String {
    try await send(AddNote(body: body))
  }

  /// Sends `POST /photos`.
  public func addPhoto(body: AddPhoto.Body) async throws(RequestError<Never>) -> Data {
    try await send(AddPhoto(body: body))
  }

  /// Sends `POST /searches`.
  public func search(body: Search.Body) async throws(RequestError<Never>) -> [Vehicle] {
    try await send(Search(body: body))
  }

  /// Sends `GET /export`.
  public func export() async throws(RequestError<Never>) -> Data {
    try await send(Export())
  }
}

/// Parcels and their contents.
extension Depot {
  /// Lists parcels.
  ///
  /// - Parameters:
  ///   - xTrace: Identifies the call.
  ///   - page: The number of the page.
  ///   - side: The side of the depot.
  public func listParcels(
    xTrace: String? = nil,
    page: Int32? = nil,
    order: Order? = nil,
    states: [ListParcels.StatesItem]? = nil,
    labels: [String]? = nil,
    words: [String]? = nil,
    codes: [Int]? = nil,
    text: String? = nil,
    side: ListParcels.Side? = nil,
    xZones: [String]? = nil
  ) async throws(RequestError<ListParcels.Failure>) -> ListParcels.Reply {
    try await send(
      ListParcels(
        xTrace: xTrace,
        page: page,
        order: order,
        states: states,
        labels: labels,
        words: words,
        codes: codes,
        text: text,
        side: side,
        xZones: xZones
      )
    )
  }

  /// Sends `POST /parcels`.
  ///
  /// - Parameters:
  ///   - xTrace: Identifies the call.
  ///   - body: The new parcel.
  public func createParcel(
    body: NewParcel,
    xTrace: String? = nil
  ) async throws(RequestError<Never>) -> Parcel {
    try await send(CreateParcel(body: body, xTrace: xTrace))
  }

  /// Sends `GET /parcels/{ids}`.
  ///
  /// - Parameter ids: At least 1 element.
  public func getParcels(ids: [String]) async throws(RequestError<GetParcels.Failure>) -> [Parcel] {
    try await send(GetParcels(ids: ids))
  }
}
