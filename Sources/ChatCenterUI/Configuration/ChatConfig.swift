import BinderyRealtime

/// The configuration of a client: the service's addresses, and the settings of the chat.
///
///     let transport = ChatTransportConfig(cloudHost: "chat.example.com")
///     var chatConfig = ChatConfig(transportConfig: transport)
///     chatConfig.shouldUseRemoteConfig = false
///     chatConfig.keepSocketActive = true
///
/// Every setting of `LocalSettings` is a property of it. A client keeps its own copy.
@dynamicMemberLookup
public struct ChatConfig: Hashable, Sendable {
  /// The addresses of the service.
  public let transportConfig: ChatTransportConfig
  /// The timeouts of the network, and the trusted certificates.
  public var networkConfig: ChatNetworkConfig
  /// Whether a lost socket is opened again; unsent messages wait for it.
  // version 5.9 of the documented client never reconnects; 5.10 has these two.
  public var isReconnectEnabled: Bool
  /// The maximum number of consecutive attempts to reconnect, first after one second, then after
  /// twice as long each time, at most a minute.
  public var maxReconnectAttempts: Int
  /// The settings of the app; the company's settings may override some of them.
  public var settings = LocalSettings.defaults

  /// Creates a configuration with the documented settings, each of which may be set on it.
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
    let changed = LocalSettings.settings.filter { !$0.isEqual(settings, .defaults) }.map(\.name)
    let words = changed.isEmpty ? "no setting changed" : changed.joined(separator: ", ")
    return "\(transportConfig.debugDescription); \(words)"
  }
}
