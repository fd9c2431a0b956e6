// Generated from wire.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Wire.
public struct Wire: APIClient {
  public var connection: Connection

  public init(connection: Connection) { self.connection = connection }

  public init(
    server: ServerURL = Wire.production,
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

  /// Where the users are and nobody else should be.
  public static let production = ServerURL(literal: "https://api.wire.test/v1")

  /// Any machine.
  public static func anyMachine(
    host: String = "localhost",
    port: ServerPort = .value8080,
    base: String = "v1/"
  ) -> ServerURL {
    ServerURL(
      template: "http://{host}:{port}/{base}",
      ["host": host, "port": port.rawValue, "base": base]
    )
  }

  public enum ServerPort: String, CaseIterable, Sendable {
    case value8080 = "8080"
    case value9090 = "9090"
  }

  /// What proves who is asking; give what you have.
  ///
  /// An operation takes the first of its alternatives that is given whole; without one it is sent
  /// all the same, and the service decides.
  public struct Credentials: Sendable {
    fileprivate var byScheme: [String: Credential] = [:]

    /// - Parameters:
    ///   - keyCookie: The old way. Deprecated.
    ///   - oauth: Tokens of the shop.
    public init(
      keyHeader: String? = nil,
      keyQuery: String? = nil,
      keyCookie: String? = nil,
      basic: (user: String, password: String)? = nil,
      bearer: String? = nil,
      other: String? = nil,
      oauth: (any TokenProvider)? = nil,
      openID: (any TokenProvider)? = nil
    ) {
      if let keyHeader {
        byScheme["keyHeader"] = .apiKey(keyHeader, header: "X-Key")
      }
      if let keyQuery {
        byScheme["keyQuery"] = .apiKey(keyQuery, query: "api key")
      }
      if let keyCookie {
        byScheme["keyCookie"] = .apiKey(keyCookie, cookie: "sid")
      }
      if let basic {
        byScheme["basic"] = .basic(user: basic.user, password: basic.password)
      }
      if let bearer {
        byScheme["bearer"] = .bearer(bearer)
      }
      if let other {
        byScheme["other"] = .authorization("Token", other)
      }
      if let oauth {
        byScheme["oauth"] = .tokens(oauth)
      }
      if let openID {
        byScheme["openID"] = .tokens(openID)
      }
    }
  }

  /// Where the tokens of `oauth` come from, and what they may allow.
  public enum OauthTokens {
    public static let tokenURL = "https://login.wire.test/token"
    public static let authorizationURL = "https://login.wire.test/authorize"
    public static let authorizationCodeTokenURL = "https://login.wire.test/user-token"
    public static let refreshURL = "https://login.wire.test/token"
    public static let deviceAuthorizationURL = "https://login.wire.test/device"

    /// What a token may allow.
    public enum Scope {
      /// Reads books.
      public static let readBooks = "read:books"
      /// Writes them.
      public static let writeBooks = "write:books"
      public static let admin = "admin"
    }
  }

  /// Where the tokens of `openID` come from, and what they may allow.
  public enum OpenIDTokens {
    public static let discoveryURL = "https://login.wire.test/.well-known/openid-configuration"
  }
}
