import BinderyRuntime

/// A client of Chat Center, without a screen.
///
///     let sdk = ChatCenterUISDK(providerUid: "PROVIDER_UID", chatConfig: chatConfig)
///     sdk.authorize(user: ChatUser(identifier: "client-1", name: "Ann"))
///     let chat = try sdk.getChat()
///     chat.didAppear()
///     try await chat.send(.text("hello"))
///
/// Where an app has no screen that tells of itself, it says itself what the user sees:
/// `didAppear()` and `close()` of a session, `didEnterBackground()` and `willEnterForeground()`.
public final class ChatCenterUISDK: Sendable {
  /// The version of the documented client that this one follows.
  public static let version = "5.9.0"

  let client: ChatClient

  /// Makes a client; nothing is asked for before somebody is authorized.
  ///
  /// - Parameter callbackQueue: Where the delegate and completions are called, one after the other;
  ///   a program that never runs its main queue (`dispatchMain()`, `RunLoop.main.run()`) needs
  ///   another. Delegates and closures that are isolated to the main actor need `.main`.
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
      storage: StoredDevice(at: chatConfig.transportConfig.webSocket, of: providerUid)
    )
  }

  /// A client that has what the device is called in a storage of the program's own.
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
      parts: ChatParts(queue: callbackQueue, storage: storage, pinning)
    )
  }

  init(
    providerUid: String,
    appMarker: String? = nil,
    chatConfig: ChatConfig,
    loggerConfig: ChatLoggerConfig? = nil,
    parts: ChatParts
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
    hub.speak(for: self)
  }

  /// Hears what becomes of the client; nobody is kept alive by it.
  public weak var delegate: (any ChatCenterUISDKDelegate)? {
    get { client.hub.delegate }
    set { client.hub.delegate = newValue }
  }

  /// Says who the client is, and asks for the configuration and the history; no socket is opened.
  ///
  /// The same person with the same token asks for nothing again.
  public func authorize(user: ChatUser, auth: ChatAuth = ChatAuth()) {
    let account = ChatAccount(user: user, auth: auth)
    let number = client.hub.change { $0.authorize(account) }
    client.orders.give(.authorize(account, number: number))
  }

  /// Says something else of the client who is authorized; the service is told when a chat appears
  /// next.
  public func update(user: ChatUser) { client.orders.give(.update(user)) }

  /// Forgets who the client is, and closes the socket; the service isn't told.
  public func deauthorizeUser() {
    let number = client.hub.change { $0.deauthorize() }
    client.orders.give(.deauthorize(number: number))
  }

  /// Tells the service that the client has gone, and then forgets who it is.
  ///
  /// Where the service can't be told, all stays as it is; `logoutResult()` says which it was. It is
  /// told even when nobody holds the client any more.
  public func logout() throws(ChatCenterUIError) {
    guard client.hub.current.account != nil else { throw .userNotAuthorized }
    client.orders.give(.logOut { [client] _ in withExtendedLifetime(client) {} })
  }

  /// Says that the app isn't before its user any more, which closes the socket.
  public func didEnterBackground() { client.orders.give(.enterBackground) }

  /// Says that the app is before its user again; the socket opens where a chat is there.
  public func willEnterForeground() { client.orders.give(.enterForeground) }

  /// The settings as they hold, and where each comes from.
  public var settings: EffectiveSettings<LocalSettings> { client.hub.current.settings }

  /// The settings, now and whenever they are others.
  public var settingsUpdates: ChatUpdates<EffectiveSettings<LocalSettings>> {
    ChatUpdates(client.hub.settings)
  }

  /// What becomes of the chat, from now on.
  public var events: ChatUpdates<ChatEvent> { client.hub.eventUpdates }
}
