import BinderyRealtime

/// What an app sets before it makes a client: where the service is, and how the chat behaves.
///
///     let transport = ChatTransportConfig(cloudHost: "chat.example.com")
///     var chatConfig = ChatConfig(transportConfig: transport)
///     chatConfig.shouldUseRemoteConfig = false
///     chatConfig.keepSocketActive = true
///
/// Every setting of `LocalSettings` is a property of it. A client keeps its own copy.
@dynamicMemberLookup
public struct ChatConfig: Hashable, Sendable {
  /// Where the service is.
  public let transportConfig: ChatTransportConfig
  /// How long the network may take, and whom it trusts.
  public var networkConfig: ChatNetworkConfig
  /// Whether a socket that is lost is opened again; what was to be said meanwhile waits for it.
  // version 5.9 of the documented client opens none, and 5.10 has these two.
  public var isReconnectEnabled: Bool
  /// How often that is tried in a row: first after a second, then after twice as long each time,
  /// and after a minute at most.
  public var maxReconnectAttempts: Int
  /// What the app sets; the company may set some of it otherwise.
  public var settings = LocalSettings.defaults

  /// A configuration with the documented settings, each of which may be set on it.
  public init(
    transportConfig: ChatTransportConfig,
    networkConfig: ChatNetworkConfig = .init(),
    isReconnectEnabled: Bool = false,
    maxReconnectAttempts: Int = SocketChannel.backOff.attempts ?? .max
  ) {
    self.transportConfig = transportConfig
    self.networkConfig = networkConfig
    self.isReconnectEnabled = isReconnectEnabled
    self.maxReconnectAttempts = maxReconnectAttempts
  }

  /// A setting, by its own name.
  public subscript<Value>(dynamicMember path: WritableKeyPath<LocalSettings, Value>) -> Value {
    get { settings[keyPath: path] }
    set { settings[keyPath: path] = newValue }
  }
}

extension ChatConfig: CustomDebugStringConvertible {
  /// The addresses, and the settings that differ from their defaults.
  public var debugDescription: String {
    let changed = LocalSettings.settings.filter { !$0.isSame(settings, .defaults) }.map(\.name)
    let words = changed.isEmpty ? "no setting changed" : changed.joined(separator: ", ")
    return "\(transportConfig.debugDescription); \(words)"
  }
}
