/// What a channel is by the beginning of its name.
struct ChannelKind: Equatable {
  /// Whether a signature is needed.
  let isPrivate: Bool
  let isEncrypted: Bool
  let isPresence: Bool
  /// Whether the last event is kept for those who come later.
  let isCache: Bool
  /// Whose channel it is, where it is a signed-in user's own.
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

  /// Whether clients may send events to it.
  var takesClientEvents: Bool { isPrivate && !isEncrypted }
}
