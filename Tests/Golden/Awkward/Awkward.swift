// Generated from awkward.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Ends a comment */ and a string " and \(inserts) and turns U+202E around.
///
/// Second line.
public struct Awkward: APIClient {
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
    server: ServerURL = Awkward.server(),
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

  /// Any tenant of ours.
  public static func server(tenant: String = "main", port: ServerPort = .value443) -> ServerURL {
    ServerURL(
      template: "https://{tenant}.awkward.example:{port}",
      ["tenant": tenant, "port": port.rawValue]
    )
  }

  /// The server `https://sandbox.awkward.example`.
  public static let sandbox = ServerURL(documented: "https://sandbox.awkward.example")

  /// A server with the path `/relative`.
  public static func server2(at origin: ServerURL) -> ServerURL {
    ServerURL(path: "/relative", at: origin)
  }

  /// The values of the server variable `port`.
  public enum ServerPort: String, CaseIterable, Sendable {
    case value443 = "443"
    case value8443 = "8443"
  }

  /// Credentials for the API's security schemes.
  ///
  /// An operation uses the first of its security requirements whose credentials are all given;
  /// without one it is sent anyway, and the service decides.
  public struct Credentials: Sendable {
    fileprivate var byScheme: [String: Credential] = [:]

    /// Creates credentials for the security schemes whose parameters aren't nil.
    ///
    /// - Parameter key: Ask the desk.
    public init(key: String? = nil, login: (user: String, password: String)? = nil) {
      if let key {
        byScheme["key"] = .apiKey(key, query: "k\"ey")
      }
      if let login {
        byScheme["login"] = .basic(user: login.user, password: login.password)
      }
    }
  }
}

extension Awkward {
  /// Sends `GET /send/{send}{format}`.
  @available(*, deprecated)
  public func sendOperation(
    send: String,
    format: [String],
    request: String,
    querySend: Int? = nil,
    http: Bool? = nil,
    class: Send.Class? = nil,
    filterAB: [String: JSONValue]? = nil,
    piped: [String]? = nil
  ) async throws(RequestError<Send.Failure>) -> Send.Reply {
    try await self.send(
      Send(
        send: send,
        format: format,
        request: request,
        querySend: querySend,
        http: http,
        class: `class`,
        filterAB: filterAB,
        piped: piped
      )
    )
  }

  /// Sends `POST /upload`.
  public func uploadThingsWithAnOperationNameThatTakesALotOfRoom(
    body: UploadThingsWithAnOperationNameThatTakesALotOfRoom.Body
  ) async throws(RequestError<UploadThingsWithAnOperationNameThatTakesALotOfRoom.Failure>)
    -> UploadThingsWithAnOperationNameThatTakesALotOfRoom.Reply
  {
    try await send(UploadThingsWithAnOperationNameThatTakesALotOfRoom(body: body))
  }

  /// Sends `PUT /only-default`.
  public func putOnlyDefault(
    body: String? = nil
  ) async throws(RequestError<PutOnlyDefault.Failure>) -> Choice? {
    try await send(PutOnlyDefault(body: body))
  }
}
