// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRuntime

/// The chat between a client and a company's operators, over HTTP.
///
/// Chat Center delivers the conversation between one client, who is a person in an app, and the
/// operators and bots of a company.
///
/// This document describes the requests for the configuration, the history, a search, the unread
/// count and files. New messages are sent over the WebSocket of `asyncapi.yaml`.
///
/// No description of this protocol is published. This document describes the observed messages of
/// the service's clients and servers; unobserved behaviour is an assumption, with its number in
/// `x-assumption` and its meaning in `x-assumptions`.
///
/// Times are in UTC, with milliseconds: `2030-01-01T10:00:00.000Z`.
public struct ChatCenterAPI: APIClient {
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
    server: ServerURL = ChatCenterAPI.server(),
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

  /// The company's installation, or its host in the cloud.
  public static func server(host: String = "chat.example.com") -> ServerURL {
    ServerURL(template: "https://{host}", ["host": host])
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
    ///   - clientToken: The signature or, without one, the device address, followed by a colon and
    ///     the ID of the client.
    ///
    ///     All characters except letters, digits and `-_.!~*'()` are percent-encoded.
    ///   - authorization: The token on which the app and the company have agreed.
    ///   - authScheme: The scheme of the token on which the app and the company have agreed.
    ///   - authorizationCookie: The token on which the app and the company have agreed.
    ///   - authSchemeCookie: The scheme of the token on which the app and the company have agreed.
    public init(
      clientToken: String? = nil,
      authorization: String? = nil,
      authScheme: String? = nil,
      authorizationCookie: String? = nil,
      authSchemeCookie: String? = nil
    ) {
      if let clientToken {
        byScheme["clientToken"] = .apiKey(clientToken, header: "X-Client-Token")
      }
      if let authorization {
        byScheme["authorization"] = .apiKey(authorization, header: "Authorization")
      }
      if let authScheme {
        byScheme["authScheme"] = .apiKey(authScheme, header: "X-Auth-Schema")
      }
      if let authorizationCookie {
        byScheme["authorizationCookie"] = .apiKey(authorizationCookie, cookie: "auth_token")
      }
      if let authSchemeCookie {
        byScheme["authSchemeCookie"] = .apiKey(authSchemeCookie, cookie: "auth_scheme")
      }
    }
  }
}
