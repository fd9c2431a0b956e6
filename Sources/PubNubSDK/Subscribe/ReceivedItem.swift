/// Something that a subscription brought, in the documented words.
struct ReceivedItem: Sendable {
  let content: Content
  /// Where it was published; nil for what the client itself has to say.
  let channel: String?
  /// The wildcard or group that it came by; nil for the channel itself.
  let match: String?
  /// Whether somebody for whom it came still reads it; nil where nobody has to.
  var isRead: (@Sendable () -> Bool)?

  enum Content: Sendable {
    case event(SubscriptionEvent)
    case file(PubNubFileEvent)
  }

  init(_ content: Content, from event: some AddressedEvent) {
    self.content = content
    channel = event.place
    match = event.match
  }

  /// What the client itself has to say.
  static func own(_ event: SubscriptionEvent) -> ReceivedItem { ReceivedItem(event) }

  private init(_ event: SubscriptionEvent) {
    content = .event(event)
    channel = nil
    match = nil
  }
}
