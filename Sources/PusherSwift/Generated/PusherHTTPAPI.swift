// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// Requests from an app's server to the service, and from clients to the app's server.
///
/// This document describes two servers. The app's server responds with a signature to clients that
/// subscribe or sign in, because only it has the app's secret. The service responds to the app's
/// server, which triggers events and requests the status of channels and users.
///
/// Requests to the service are signed in their query. The signed text consists of the method, the
/// path and all other parameters of the query, with their names in lower case, sorted and not
/// percent-encoded:
///
///     POST
///     /apps/3/events
///     auth_key=278d425bdf160c739803&auth_timestamp=1353088179&auth_version=1.0&body_md5=ec36…
///
/// An auth signature is the HMAC-SHA256 with the app's secret, in lower-case hexadecimal digits.
public struct PusherHTTPAPI: APIClient {
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

  /// The cluster in which the app was created.
  public static func server(cluster: String = "mt1") -> ServerURL {
    ServerURL(template: "https://api-{cluster}.pusher.com", ["cluster": cluster])
  }

  /// Credentials for the API's security schemes.
  ///
  /// An operation uses the first of its security requirements whose credentials are all given;
  /// without one it is sent anyway, and the service decides.
  public struct Credentials: Sendable {
    fileprivate var byScheme: [String: Credential] = [:]

    /// Creates credentials for the security schemes whose parameters aren't nil.
    ///
    /// - Parameters:
    ///   - authKey: The app key.
    ///   - authTimestamp: The time of the request in seconds since 1970; the service accepts it for
    ///     ten minutes.
    ///   - authVersion: The version of the signature scheme, 1.0.
    ///   - bodyMD5: The MD5 digest of the body, in hexadecimal digits; omitted without a body.
    ///   - authSignature: The signature of the request, including all its other parameters.
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

/// The authorization of clients by the app's server.
extension PusherHTTPAPI {
  /// Requests authorization to subscribe to a channel that isn't public.
  ///
  /// - Parameter body: The socket ID of the client, and the name of the channel.
  /// - Returns: The authorization to subscribe.
  public func authorizeChannel(
    body: ChannelAuthorizationRequest
  ) async throws(RequestError<AuthorizeChannel.Failure>) -> ChannelAuthorization {
    try await send(AuthorizeChannel(body: body))
  }

  /// Requests authentication of the client's user.
  ///
  /// - Parameter body: The socket ID of the client.
  /// - Returns: The authentication of the user.
  public func authenticateUser(
    body: UserAuthenticationRequest
  ) async throws(RequestError<AuthenticateUser.Failure>) -> UserAuthentication {
    try await send(AuthenticateUser(body: body))
  }
}
