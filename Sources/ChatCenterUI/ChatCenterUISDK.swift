import BinderyRuntime

/// A client of Chat Center, without a user interface.
///
///     let sdk = ChatCenterUISDK(providerUid: "PROVIDER_UID", chatConfig: chatConfig)
///     sdk.authorize(user: ChatUser(identifier: "client-1", name: "Ann"))
///     let chat = try sdk.getChat()
///     chat.didAppear()
///     try await chat.send(.text("hello"))
///
/// The app reports what the user sees: `didAppear()` and `close()` of a session,
/// `didEnterBackground()` and `willEnterForeground()`.
public final class ChatCenterUISDK: Sendable {
  /// The version of the documented client that this one follows.
  public static let version = "5.9.0"

  let client: ChatClient

  /// Creates a client; it sends no request before `authorize(user:auth:)`.
  ///
  /// - Parameter callbackQueue: The queue of delegate calls and completions, which run one at a
  ///   time. A program that never runs its main queue (`dispatchMain()`, `RunLoop.main.run()`)
  ///   needs another. Delegates and closures that are isolated to the main actor need `.main`.
  public convenience init(
    providerUid: String,
    appMarker: String? = nil,
    chatConfig: ChatConfig,
    loggerConfig: ChatLoggerConfig? = nil,
    callbackQueue: DispatchQueue = .main
  ) {
    self.init(
      providerUid: providerUid,
      appMarker: appMarker,
      chatConfig: chatConfig,
      loggerConfig: loggerConfig,
      callbackQueue: callbackQueue,
      storage: UserDefaultsDeviceStorage(at: chatConfig.transportConfig.webSocket, of: providerUid)
    )
  }

  /// Creates a client that keeps the device's ids in the given storage.
  package convenience init(
    providerUid: String,
    appMarker: String? = nil,
    chatConfig: ChatConfig,
    loggerConfig: ChatLoggerConfig? = nil,
    callbackQueue: DispatchQueue,
    storage: any DeviceStorage
  ) {
    let pinning = chatConfig.networkConfig.sslPinning
    self.init(
      providerUid: providerUid,
      appMarker: appMarker,
      chatConfig: chatConfig,
      loggerConfig: loggerConfig,
      parts: ChatDependencies(queue: callbackQueue, storage: storage, pinning)
    )
  }

  init(
    providerUid: String,
    appMarker: String? = nil,
    chatConfig: ChatConfig,
    loggerConfig: ChatLoggerConfig? = nil,
    parts: ChatDependencies
  ) {
    let hub = ChatHub(queue: parts.queue, ChatLog(loggerConfig), chatConfig.settings)
    var parts = parts
    parts.http = LoggedTransport(transport: parts.http, hub: hub)
    let environment = ChatEnvironment(
      providerUid: providerUid,
      appMarker: appMarker,
      config: chatConfig,
      parts: parts
    )
    client = ChatClient(environment, hub)
    hub.setSDK(self)
  }

  /// The delegate, which is notified of unread counts, network errors, links and the log.
  public weak var delegate: (any ChatCenterUISDKDelegate)? {
    get { client.hub.delegate }
    set { client.hub.delegate = newValue }
  }

  /// Authorizes a user, and requests the configuration and the history; no socket is opened.
  ///
  /// For the same user with the same token, only the user's data and signature change.
  public func authorize(user: ChatUser, auth: ChatAuth = ChatAuth()) {
    let account = ChatAccount(user: user, auth: auth)
    let number = client.hub.change { $0.authorize(account) }
    client.commands.yield(.authorize(account, number: number))
  }

  /// Changes the data of the authorized user; they are sent when a chat appears next.
  public func update(user: ChatUser) { client.commands.yield(.update(user)) }

  /// Forgets the user and closes the socket; the service is not notified.
  public func deauthorizeUser() {
    let number = client.hub.change { $0.deauthorize() }
    client.commands.yield(.deauthorize(number: number))
  }

  /// Logs the user out of the service, and then forgets the user.
  ///
  /// If the service can't be reached, the user stays authorized; `logoutResult()` returns the
  /// outcome. The request is sent even if the client is released meanwhile.
  public func logout() throws(ChatCenterUIError) {
    guard client.hub.current.account != nil else { throw .userNotAuthorized }
    client.commands.yield(.logOut { [client] _ in withExtendedLifetime(client) {} })
  }

  /// Reports that the app is in the background, which closes the socket.
  public func didEnterBackground() { client.commands.yield(.enterBackground) }

  /// Reports that the app is in the foreground; the socket opens if a chat is visible.
  public func willEnterForeground() { client.commands.yield(.enterForeground) }

  /// The settings in effect, and the origin of each.
  public var settings: EffectiveSettings<LocalSettings> { client.hub.current.settings }

  /// The settings in effect: the current ones, then each change.
  public var settingsUpdates: ChatUpdates<EffectiveSettings<LocalSettings>> {
    ChatUpdates(client.hub.settings)
  }

  /// The events of the chat, from now on.
  public var events: ChatUpdates<ChatEvent> { client.hub.eventUpdates }
}
