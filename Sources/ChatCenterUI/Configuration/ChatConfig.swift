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
  public let transportConfig: ChatTransportConfig
  public var networkConfig: ChatNetworkConfig
  /// What the app sets; the company may set some of it otherwise.
  public var settings = LocalSettings.defaults

  public init(
    transportConfig: ChatTransportConfig,
    networkConfig: ChatNetworkConfig = .init()
  ) {
    self.transportConfig = transportConfig
    self.networkConfig = networkConfig
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
