// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// The requests of an app's own server to the service, and of clients to the app's server.
///
/// Two servers are described. The app's own server answers its clients who want to subscribe or to
/// sign in: it signs, because it alone has the app's secret. The service answers the app's server,
/// which triggers events and asks who is where.
///
/// Requests to the service are signed in their query. What is signed is the method, the path and
/// all other parameters of the query, with their names in lower case, sorted and not escaped:
///
///     POST
///     /apps/3/events
///     auth_key=278d425bdf160c739803&auth_timestamp=1353088179&auth_version=1.0&body_md5=ec36…
///
/// An auth signature is HMAC-SHA256 with the app's secret, in lower-case hexadecimal digits.
public struct PusherHTTPAPI: APIClient {
  public var connection: Connection

  public init(connection: Connection) { self.connection = connection }

  public init(
    server: ServerURL = PusherHTTPAPI.server(),
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

  /// The cluster in which the app was made.
  public static func server(cluster: String = "mt1") -> ServerURL {
    ServerURL(template: "https://api-{cluster}.pusher.com", ["cluster": cluster])
  }

  /// Credentials for the API's security schemes.
  ///
  /// An operation uses the first of its security requirements whose credentials are all given;
  /// without one it is sent anyway, and the service decides.
  public struct Credentials: Sendable {
    fileprivate var byScheme: [String: Credential] = [:]

    /// - Parameters:
    ///   - authKey: The app's key.
    ///   - authTimestamp: Seconds since 1970; the service takes it for ten minutes.
    ///   - authVersion: The way of signing, which is 1.0.
    ///   - bodyMD5: The MD5 of the body, in hexadecimal digits; omitted without a body.
    ///   - authSignature: The signature of the request, with all the other parameters.
    public init(
      authKey: String? = nil,
      authTimestamp: String? = nil,
      authVersion: String? = nil,
      bodyMD5: String? = nil,
      authSignature: String? = nil
    ) {
      if let authKey {
        byScheme["authKey"] = .apiKey(authKey, query: "auth_key")
      }
      if let authTimestamp {
        byScheme["authTimestamp"] = .apiKey(authTimestamp, query: "auth_timestamp")
      }
      if let authVersion {
        byScheme["authVersion"] = .apiKey(authVersion, query: "auth_version")
      }
      if let bodyMD5 {
        byScheme["bodyMD5"] = .apiKey(bodyMD5, query: "body_md5")
      }
      if let authSignature {
        byScheme["authSignature"] = .apiKey(authSignature, query: "auth_signature")
      }
    }
  }
}

/// The responses of the app's own server to its clients.
extension PusherHTTPAPI {
  /// Asks for the right to subscribe to a channel that isn't public.
  ///
  /// - Parameter body: Who asks, and for what.
  /// - Returns: The client may subscribe.
  public func authorizeChannel(
    body: ChannelAuthorizationRequest
  ) async throws(RequestError<AuthorizeChannel.Failure>) -> AuthorizeChannel.Reply {
    try await send(AuthorizeChannel(body: body))
  }

  /// Asks for the proof of who the client's user is.
  ///
  /// - Parameter body: Who asks.
  /// - Returns: The client may sign in.
  public func authenticateUser(
    body: UserAuthenticationRequest
  ) async throws(RequestError<AuthenticateUser.Failure>) -> AuthenticateUser.Reply {
    try await send(AuthenticateUser(body: body))
  }
}
