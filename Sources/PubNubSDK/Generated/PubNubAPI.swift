// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// Publish, subscribe, presence, history, message actions and channel groups over HTTP.
///
/// PubNub carries messages between clients that share a subscribe key.
///
/// Every operation is one HTTP request answered in JSON. Answers arrive as `application/json` or
/// `text/javascript`; both hold JSON, so a client reads the body for any content type.
///
/// A timetoken counts units of 100 nanoseconds since 1970-01-01T00:00:00Z and is written as
/// decimal digits. It orders messages, names them, and bounds pages.
///
/// The service ignores query parameters that it doesn't know. Other clients send some that this
/// document doesn't describe: their measured latencies (`l_pub`, `l_time`, …) and `ortt`.
///
/// Members of a response are required only if a client needs them; the service has omitted each
/// of the others at some time.
///
/// Members of a successful response that clients don't use (`status`, `message`, `service`, …) have
/// no type: some servers write a number as text, or text as a number.
public struct PubNubAPI: APIClient {
  public var connection: Connection

  public init(connection: Connection) { self.connection = connection }

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

  /// Production, at the point of presence nearest to the caller.
  public static let server = ServerURL(documented: "https://ps.pndsn.com")

  /// Credentials for the API's security schemes.
  ///
  /// An operation uses the first of its security requirements whose credentials are all given;
  /// without one it is sent anyway, and the service decides.
  public struct Credentials: Sendable {
    fileprivate var byScheme: [String: Credential] = [:]

    /// - Parameter authKey: A token or key that Access Manager has granted; needed where it is
    ///   turned on.
    public init(authKey: String? = nil) {
      if let authKey {
        byScheme["authKey"] = .apiKey(authKey, query: "auth")
      }
    }
  }
}
