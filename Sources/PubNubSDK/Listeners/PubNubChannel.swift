/// A channel or channel group that is subscribed to, alone or with its presence.
public struct PubNubChannel: Hashable, Sendable {
  /// The name of the channel or group.
  public let id: String
  /// The name under which its presence is subscribed to.
  public let presenceId: String
  /// Whether who comes and goes is told.
  public let isPresenceSubscribed: Bool

  /// A channel or group by the name of either, without `-pnpres`.
  public init(id: String, withPresence isPresenceSubscribed: Bool = false) {
    self.id = id
    presenceId = id + Self.presenceSuffix
    self.isPresenceSubscribed = isPresenceSubscribed
  }

  static let presenceSuffix = "-pnpres"
}
