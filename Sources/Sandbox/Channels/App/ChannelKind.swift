/// The kind of a channel, determined by the prefix of its name.
struct ChannelKind: Equatable {
  /// Whether subscribing requires a signature.
  let isPrivate: Bool
  let isEncrypted: Bool
  let isPresence: Bool
  /// Whether the last event is kept for later subscribers.
  let isCache: Bool
  /// The ID of the signed-in user whose channel it is; nil for other channels.
  let userID: String?

  static let userPrefix = "#server-to-user-"

  init(_ channel: String) {
    isEncrypted = channel.hasPrefix("private-encrypted-")
    isPresence = channel.hasPrefix("presence-")
    isPrivate = isPresence || channel.hasPrefix("private-")
    isCache = ["cache-", "private-cache-", "private-encrypted-cache-", "presence-cache-"]
      .contains { channel.hasPrefix($0) }
    userID =
      channel.hasPrefix(Self.userPrefix) ? String(channel.dropFirst(Self.userPrefix.count)) : nil
  }

  /// Whether clients may send events to the channel.
  var takesClientEvents: Bool { isPrivate && !isEncrypted }
}
