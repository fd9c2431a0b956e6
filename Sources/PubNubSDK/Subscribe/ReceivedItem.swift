/// An item for listeners, shared by all of them: an event, or a file.
final class ReceivedItem: Sendable {
  let content: Content
  /// The channel of the item; nil for an event of the client itself.
  let channel: String?
  /// The wildcard or group of the subscription that matched; nil for the channel itself.
  let match: String?
  /// Whether a reader of the item is still active; nil if the item has no readers.
  let isRead: (@Sendable () -> Bool)?

  enum Content: Sendable {
    case event(SubscriptionEvent)
    case file(PubNubFileEvent)
  }

  init(
    _ content: Content,
    channel: String?,
    match: String?,
    isRead: (@Sendable () -> Bool)? = nil
  ) {
    self.content = content
    self.channel = channel
    self.match = match
    self.isRead = isRead
  }

  /// Creates an item for an event of the client itself.
  static func own(_ event: SubscriptionEvent) -> ReceivedItem {
    ReceivedItem(.event(event), channel: nil, match: nil)
  }

  /// Returns the item for readers that are active while `isRead` returns true.
  func read(while isRead: @escaping @Sendable () -> Bool) -> ReceivedItem {
    ReceivedItem(content, channel: channel, match: match, isRead: isRead)
  }
}
