// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// Publish, subscribe, presence, history, message actions and channel groups over HTTP.
///
/// PubNub delivers messages between clients that share a subscribe key.
///
/// Every operation is one HTTP request with a JSON response. The content type of a response is
/// `application/json` or `text/javascript`; clients decode the body as JSON for any content type.
///
/// A timetoken is the number of 100-nanosecond intervals since 1970-01-01T00:00:00Z, in decimal
/// digits. Timetokens order and identify messages, and delimit pages.
///
/// The service ignores unknown query parameters. Other clients send some that this document doesn't
/// describe: their measured latencies (`l_pub`, `l_time`, …) and `ortt`.
///
/// A member of a response is required only if a client needs it; the service omits each of the
/// others in some responses.
///
/// Members of a successful response that clients don't use (`status`, `message`, `service`, …) have
/// no type: some servers encode a number as a string, or a string as a number.
public struct PubNubAPI: APIClient {
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
    server: ServerURL = PubNubAPI.server,
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

  /// The production server, at the point of presence nearest to the client.
  public static let server = ServerURL(documented: "https://ps.pndsn.com")

  /// Credentials for the API's security schemes.
  ///
  /// An operation uses the first of its security requirements whose credentials are all given;
  /// without one it is sent anyway, and the service decides.
  public struct Credentials: Sendable {
    fileprivate var byScheme: [String: Credential] = [:]

    /// Creates credentials for the security schemes whose parameters aren't nil.
    ///
    /// - Parameter authKey: The token or key that Access Manager grants; required if Access Manager
    ///   is enabled.
    public init(authKey: String? = nil) {
      if let authKey {
        byScheme["authKey"] = .apiKey(authKey, query: "auth")
      }
    }
  }
}
