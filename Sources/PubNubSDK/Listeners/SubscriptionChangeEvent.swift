/// What became of the lists of channels and groups, or of an answer to them.
public enum SubscriptionChangeEvent: Hashable, Sendable {
  /// Those that were not subscribed to before.
  case subscribed(channels: [PubNubChannel], groups: [PubNubChannel])
  /// An answer came, the first one included; its messages follow.
  case responseHeader(
    channels: [PubNubChannel],
    groups: [PubNubChannel],
    previous: SubscribeCursor?,
    next: SubscribeCursor?
  )
  /// Those that are subscribed to no longer.
  case unsubscribed(channels: [PubNubChannel], groups: [PubNubChannel])
}
