/// A subscribed channel or channel group, with or without presence.
public struct PubNubChannel: Hashable, Sendable {
  /// The name of the channel or group.
  public let id: String
  /// The name under which the client subscribes to its presence.
  public let presenceId: String
  /// Whether presence is subscribed to.
  public let isPresenceSubscribed: Bool

  /// Creates a channel or group from its name without `-pnpres`.
  public init(id: String, withPresence isPresenceSubscribed: Bool = false) {
    self.id = id
    presenceId = id + Self.presenceSuffix
    self.isPresenceSubscribed = isPresenceSubscribed
  }

  static let presenceSuffix = "-pnpres"
}
