/// Something that a subscription brought, in the documented words; all who hear it share it.
final class ReceivedItem: Sendable {
  let content: Content
  /// Where it was published; nil for what the client itself has to say.
  let channel: String?
  /// The wildcard or group that it came by; nil for the channel itself.
  let match: String?
  /// Whether somebody for whom it came still reads it; nil where nobody has to.
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

  /// What the client itself has to say.
  static func own(_ event: SubscriptionEvent) -> ReceivedItem {
    ReceivedItem(.event(event), channel: nil, match: nil)
  }

  /// The same for those who read it as long as this is true.
  func read(while isRead: @escaping @Sendable () -> Bool) -> ReceivedItem {
    ReceivedItem(content, channel: channel, match: match, isRead: isRead)
  }
}
