/// A channel or channel group that is subscribed to, alone or with its presence.
public struct PubNubChannel: Hashable, Sendable {
  public let id: String
  /// The name under which its presence is subscribed to.
  public let presenceId: String
  public let isPresenceSubscribed: Bool

  public init(id: String, withPresence isPresenceSubscribed: Bool = false) {
    self.id = id
    presenceId = id + Self.presenceSuffix
    self.isPresenceSubscribed = isPresenceSubscribed
  }

  static let presenceSuffix = "-pnpres"
}
