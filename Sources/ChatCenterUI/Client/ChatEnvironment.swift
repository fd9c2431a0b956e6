import BinderyRealtime
import BinderyRuntime

/// What a client goes by as long as it lives.
struct ChatEnvironment: Sendable {
  let providerUid: String
  let appMarker: String?
  let config: ChatConfig
  let parts: ChatParts
  /// How long ago the client was made.
  let elapsed: @Sendable () -> Duration

  init(providerUid: String, appMarker: String?, config: ChatConfig, parts: ChatParts) {
    self.providerUid = providerUid
    self.appMarker = appMarker
    self.config = config
    self.parts = parts
    elapsed = parts.clock.stopwatch()
  }

  func service(for account: ChatAccount) -> ChatService {
    ChatService(
      config: config,
      appMarker: appMarker,
      account: account,
      deviceAddress: parts.storage.deviceAddress(of: account.user.identifier),
      transport: parts.http
    )
  }

  /// Opens the socket; what the configuration has wrong fails as an opening does.
  func connect(
    _ options: WebSocketOptions
  ) async throws(WebSocketError) -> any WebSocketConnection {
    let url: String
    do {
      try config.networkConfig.sslPinning.check()
      url = try config.transportConfig.socketAddress()
    } catch {
      throw .transport(.invalidURL("\(error)"))
    }
    return try await parts.sockets.connect(to: url, options)
  }

  /// How the socket behaves, as far as the company says it.
  // ping frames; X-15: the codes of the end; X-16: nobody connects again.
  func policy(_ settings: ServiceSettings?) -> ConnectionPolicy {
    var keepAlive = SocketChannel.keepAlive
    if let interval = settings?.pingIntervalMillis, interval > 0 {
      keepAlive.after = .milliseconds(interval)
      keepAlive.answerWithin = .milliseconds(interval) * max(settings?.pingRetries ?? 3, 1)
    }
    if settings?.pingEnabled == false { keepAlive.after = .endless }
    return ConnectionPolicy(
      keepAlive: keepAlive,
      closeCodes: SocketChannel.closeCodes,
      backOff: SocketChannel.backOff,
      reconnects: false
    )
  }

  /// Which device this is.
  func device(of account: ChatAccount) -> Device {
    let identifier = account.user.identifier
    return Device(
      providerUid: providerUid,
      appPackage: Bundle.main.bundleIdentifier,
      clientId: identifier,
      deviceUid: parts.storage.deviceUid(or: parts.makeID),
      deviceAddress: Nullable(parts.storage.deviceAddress(of: identifier)),
      pnsPushAddress: parts.pushToken.text,
      osVersion: ProcessInfo.processInfo.operatingSystemVersionString,
      locale: Locale.current.identifier,
      timeZone: TimeZone.current.identifier,
      apiVersion: config.transportConfig.apiVersion.number
    )
  }
}
