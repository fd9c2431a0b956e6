/// A change of the subscribed channels and groups, or a response of the long poll.
public enum SubscriptionChangeEvent: Hashable, Sendable {
  /// The channels and groups that were added.
  case subscribed(channels: [PubNubChannel], groups: [PubNubChannel])
  /// A response was received, including the first one; its messages follow.
  case responseHeader(
    channels: [PubNubChannel],
    groups: [PubNubChannel],
    previous: SubscribeCursor?,
    next: SubscribeCursor?
  )
  /// The channels and groups that were removed.
  case unsubscribed(channels: [PubNubChannel], groups: [PubNubChannel])
}
