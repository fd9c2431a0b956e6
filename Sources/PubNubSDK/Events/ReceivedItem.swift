/// An item for listeners, shared by all of them: an event, or a file.
final class ReceivedItem: Sendable {
  let content: Content
  /// The event as entity listeners receive it, created once for all of them; nil for an event that
  /// only listeners of the client receive.
  let entityEvent: PubNubEvent?
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

  init(_ content: Content, channel: String?, match: String?) {
    self.content = content
    entityEvent = PubNubEvent(content)
    self.channel = channel
    self.match = match
    isRead = nil
  }

  private init(_ item: ReceivedItem, isRead: @escaping @Sendable () -> Bool) {
    content = item.content
    entityEvent = item.entityEvent
    channel = item.channel
    match = item.match
    self.isRead = isRead
  }

  /// Creates an item for an event of the client itself.
  static func own(_ event: SubscriptionEvent) -> ReceivedItem {
    ReceivedItem(.event(event), channel: nil, match: nil)
  }

  /// Returns the item for readers that are active while `isRead` returns true.
  func read(while isRead: @escaping @Sendable () -> Bool) -> ReceivedItem {
    ReceivedItem(self, isRead: isRead)
  }
}
