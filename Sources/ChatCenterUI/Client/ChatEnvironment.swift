import BinderyRealtime
import BinderyRuntime

/// The configuration and dependencies of a client.
struct ChatEnvironment: Sendable {
  let providerUid: String
  let appMarker: String?
  let config: ChatConfig
  let parts: ChatDependencies
  /// The time since the client was created.
  let elapsed: @Sendable () -> Duration

  init(providerUid: String, appMarker: String?, config: ChatConfig, parts: ChatDependencies) {
    self.providerUid = providerUid
    self.appMarker = appMarker
    self.config = config
    self.parts = parts
    elapsed = parts.clock.stopwatch()
  }

  func service(for account: ChatAccount, reportingTo hub: ChatHub) -> ChatService {
    ChatService(
      config: config,
      appMarker: appMarker,
      account: account,
      deviceAddress: deviceAddress(of: account),
      transport: parts.http,
      report: { hub.report($0, by: .rest) }
    )
  }

  /// Opens the socket; an invalid configuration fails as an invalid URL.
  func connect(as account: ChatAccount) async throws(WebSocketError) -> any WebSocketConnection {
    let url: String
    var options = WebSocketOptions()
    options.openingTimeout = Duration(clamping: config.networkConfig.wsConfig.connectionTimeout)
    do {
      try config.networkConfig.sslPinning.check()
      url = try config.transportConfig.socketAddress()
      options.headers = try account.socketHeaders()
    } catch {
      throw .transport(.invalidURL("\(error)"))
    }
    return try await parts.sockets.connect(to: url, options)
  }

  /// The connection policy of the socket, from the settings of the company and the app.
  // the keep-alive; X-15: the close codes; X-16: the reconnection.
  func policy(_ settings: ServiceSettings?) -> ConnectionPolicy {
    var keepAlive = SocketChannel.keepAlive
    keepAlive.kind = config.networkConfig.wsConfig.ping == .message ? .message : .frame
    if let interval = settings?.pingIntervalMillis, interval > 0 {
      let retries = settings?.pingRetries ?? 3
      // Limits values of the service that are too small or too large.
      let pause = min(max(Duration.milliseconds(interval), .seconds(1)), .seconds(3_600))
      keepAlive.activityTimeout = pause
      keepAlive.retryInterval = pause
      keepAlive.pongTimeout = pause * min(max(retries, 1), 100)
    }
    if settings?.pingEnabled == false { keepAlive.activityTimeout = .endless }
    var backOff = SocketChannel.backOff
    backOff.attempts = max(config.maxReconnectAttempts, 0)
    return ConnectionPolicy(
      keepAlive: keepAlive,
      handshakeTimeout: SocketChannel.keepAlive.pongTimeout,
      closeCodes: SocketChannel.closeCodes,
      backOff: backOff,
      reconnects: config.isReconnectEnabled
    )
  }

  /// The address of this device for a user; nil until the service has registered it.
  func deviceAddress(of account: ChatAccount) -> String? {
    parts.storage.deviceAddress(of: account.user.identifier)
  }

  /// The description of this device.
  func device(of account: ChatAccount) -> Device {
    let identifier = account.user.identifier
    return Device(
      providerUid: providerUid,
      appPackage: Bundle.main.bundleIdentifier,
      clientId: identifier,
      deviceUid: parts.storage.deviceUid(or: parts.makeID),
      deviceAddress: Nullable(deviceAddress(of: account)),
      pnsPushAddress: parts.pushToken.text,
      osName: "iOS",
      osVersion: ProcessInfo.processInfo.operatingSystemVersionString,
      locale: Locale.current.identifier,
      timeZone: TimeZone.current.identifier,
      apiVersion: config.transportConfig.apiVersion.number
    )
  }
}
