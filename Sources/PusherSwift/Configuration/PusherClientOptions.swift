import BinderyRealtime
import BinderyRuntime

/// The options of a client.
public final class PusherClientOptions: NSObject, Sendable {
  /// The name of the host.
  public let host: String
  /// The port, by default 443 with TLS and 80 without.
  public let port: Int
  /// The path before `/app/` in the URL.
  public let path: String?
  /// Whether the connection uses TLS.
  public let useTLS: Bool
  /// Whether a lost connection is opened again, unless the close code forbids it.
  public let autoReconnect: Bool
  /// Has no effect: event data is always a string.
  public let attemptToReturnJSONObject: Bool
  /// The time without a message after which a ping is sent, in seconds; the service may announce a
  /// shorter one.
  public let activityTimeout: TimeInterval?
  /// The cookie storage of auth endpoint requests, by default the app's; nil for no cookies.
  public let authCookieStorage: HTTPCookieStorage?
  /// Whether redirects of auth endpoints are followed, up to ten times.
  ///
  /// A body is sent only to the same host, and no redirect leads from https to http.
  public let followsAuthRedirects: Bool
  private let methods: Locked<Methods>

  private struct Methods {
    var channels: AuthMethod
    var user: UserAuthMethod
  }

  /// Creates options.
  ///
  /// - Parameters:
  ///   - port: The port, by default 443 with TLS and 80 without.
  ///   - authCookieStorage: The cookie storage of auth endpoint requests; nil for no cookies.
  ///   - followsAuthRedirects: Whether redirects of auth endpoints are followed.
  public init(
    authMethod: AuthMethod = .noMethod,
    attemptToReturnJSONObject: Bool = true,
    autoReconnect: Bool = true,
    host: PusherHost = .defaultHost,
    port: Int? = nil,
    path: String? = nil,
    useTLS: Bool = true,
    activityTimeout: TimeInterval? = nil,
    userAuthMethod: UserAuthMethod = .noMethod,
    authCookieStorage: HTTPCookieStorage? = .shared,
    followsAuthRedirects: Bool = true
  ) {
    methods = Locked(Methods(channels: authMethod, user: userAuthMethod))
    self.attemptToReturnJSONObject = attemptToReturnJSONObject
    self.autoReconnect = autoReconnect
    self.host = host.stringValue
    self.port = port ?? (useTLS ? 443 : 80)
    self.path = path
    self.useTLS = useTLS
    self.activityTimeout = activityTimeout
    self.authCookieStorage = authCookieStorage
    self.followsAuthRedirects = followsAuthRedirects
  }

  /// The authorization method; a change applies from the next subscription.
  public var authMethod: AuthMethod {
    get { methods.withLock { $0.channels } }
    set { methods.replace(\.channels, by: newValue) }
  }

  /// The authentication method; a change applies from the next sign-in.
  public var userAuthMethod: UserAuthMethod {
    get { methods.withLock { $0.user } }
    set { methods.replace(\.user, by: newValue) }
  }
}

extension PusherClientOptions {
  var authSession: AuthSession {
    AuthSession(cookies: authCookieStorage, followsRedirects: followsAuthRedirects)
  }

  /// The URL of an app's connection.
  func url(key: String) -> String {
    let channel = ConnectionChannel(
      key: PercentEncoding.unreserved.encode(key),
      client: "bindery-swift",
      version: "1.0.0"
    )
    let prefix = (path ?? "").split(separator: "/").map { "/\($0)" }.joined()
    let scheme = useTLS ? "wss" : "ws"
    return "\(scheme)://\(host):\(port)\(prefix)\(channel.address)?\(channel.handshake.queryText)"
  }

  /// The connection policy: the service's, changed by the options.
  var policy: ConnectionPolicy {
    var keepAlive = PusherAPI.keepAlive
    if let activityTimeout, activityTimeout > 0 {
      keepAlive.activityTimeout = Duration(clamping: activityTimeout)
    }
    return ConnectionPolicy(
      keepAlive: keepAlive,
      // This timeout doesn't change with the pong timeout.
      handshakeTimeout: keepAlive.pongTimeout,
      closeCodes: PusherAPI.closeCodes,
      errorCodes: PusherAPI.errorCodes,
      backOff: PusherAPI.backOff,
      reconnects: autoReconnect
    )
  }
}
