import BinderyRealtime
import BinderyRuntime

/// How a client behaves.
///
/// Sendable because `lock` guards what changes.
public final class PusherClientOptions: NSObject, @unchecked Sendable {
  /// The name of the host.
  public let host: String
  /// 443 or 80, unless it was given.
  public let port: Int
  /// What stands in front of `/app/` in the URL.
  public let path: String?
  /// Whether the connection is encrypted; the port depends on it.
  public let useTLS: Bool
  /// Whether a lost connection is made again; a close code of the service's own decides otherwise.
  public let autoReconnect: Bool
  /// Only kept: event data is always a text.
  public let attemptToReturnJSONObject: Bool
  /// After so many seconds of silence a sign of life is asked for; the service may say fewer.
  public let activityTimeout: TimeInterval?
  /// The cookies that auth endpoints get and set, the app's own unless given; nil for none.
  public let authCookieStorage: HTTPCookieStorage?
  /// Whether redirects of auth endpoints are followed, up to ten times.
  ///
  /// A body goes only to the same host, and nothing from https to http.
  public let followsAuthRedirects: Bool
  private let lock = NSLock()
  private var method: AuthMethod
  private var userMethod: UserAuthMethod

  /// - Parameters:
  ///   - port: 443 or, without TLS, 80 unless given.
  ///   - authCookieStorage: The cookies that auth endpoints get and set; nil for none.
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
    method = authMethod
    userMethod = userAuthMethod
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

  /// May change at any time; the next subscription goes by it.
  public var authMethod: AuthMethod {
    get { lock.withLock { method } }
    set { lock.replace(\.method, of: self, by: newValue) }
  }

  /// May change at any time; the next sign-in goes by it.
  public var userAuthMethod: UserAuthMethod {
    get { lock.withLock { userMethod } }
    set { lock.replace(\.userMethod, of: self, by: newValue) }
  }
}

extension PusherClientOptions {
  var authSession: AuthSession {
    AuthSession(cookies: authCookieStorage, followsRedirects: followsAuthRedirects)
  }

  /// Where an app's connection goes to.
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

  /// The service's facts, and what the options say otherwise.
  var policy: ConnectionPolicy {
    var keepAlive = PusherAPI.keepAlive
    if let activityTimeout, activityTimeout > 0 {
      keepAlive.after = Duration(clamping: activityTimeout)
    }
    return ConnectionPolicy(
      keepAlive: keepAlive,
      // However long a sign of life may take later.
      greetsWithin: keepAlive.answerWithin,
      closeCodes: PusherAPI.closeCodes,
      errorCodes: PusherAPI.errorCodes,
      backOff: PusherAPI.backOff,
      reconnects: autoReconnect
    )
  }
}
