// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRuntime

/// A person's chat with a company's operators, over HTTP.
///
/// Chat Center carries the conversation between one client, who is a person in an app, and the
/// operators and bots of a company.
///
/// Requests for the configuration, the history, a search, the unread count and files. New messages
/// are sent over the WebSocket of `asyncapi.yaml`.
///
/// No description of this protocol is published. It describes the observed messages of the
/// service's clients and servers; unobserved behaviour is an assumption, with its number in
/// `x-assumption` and its meaning in `x-assumptions`.
///
/// Times are in UTC, with milliseconds: `2030-01-01T10:00:00.000Z`.
public struct ChatCenterAPI: APIClient {
  public var connection: Connection

  public init(connection: Connection) { self.connection = connection }

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

  /// The company's own installation, or its place in the cloud.
  public static func server(host: String = "chat.example.com") -> ServerURL {
    ServerURL(template: "https://{host}", ["host": host])
  }

  /// Credentials for the API's security schemes.
  ///
  /// An operation uses the first of its security requirements whose credentials are all given;
  /// without one it is sent anyway, and the service decides.
  public struct Credentials: Sendable {
    fileprivate var byScheme: [String: Credential] = [:]

    /// - Parameters:
    ///   - clientToken: The signature, or else the device's address, a colon and the client's id.
    ///
    ///     All of it is
    ///     percent-encoded but letters, digits and `-_.!~*'()`.
    ///   - authorization: The token that the app and the company have agreed on.
    ///   - authScheme: The scheme of that token.
    ///   - authorizationCookie: The token that the app and the company have agreed on.
    ///   - authSchemeCookie: The scheme of that token.
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
