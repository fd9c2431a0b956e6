import Foundation

extension PubNub {
  /// A channel, to subscribe to it alone.
  public func channel(_ name: String) -> ChannelRepresentation {
    ChannelRepresentation(name, of: self)
  }

  /// A channel group, to subscribe to it alone.
  public func channelGroup(_ name: String) -> ChannelGroupRepresentation {
    ChannelGroupRepresentation(name, of: self, isGroup: true)
  }

  /// The metadata of a user, to hear what becomes of it.
  public func userMetadata(_ name: String) -> UserMetadataRepresentation {
    UserMetadataRepresentation(name, of: self)
  }

  /// The metadata of a channel, to hear what becomes of it.
  public func channelMetadata(_ name: String) -> ChannelMetadataRepresentation {
    ChannelMetadataRepresentation(name, of: self)
  }

  /// A set of subscriptions to several entities, which does nothing until it is told to.
  public func subscription(
    queue: DispatchQueue = .main,
    entities: some Collection<Subscribable>,
    options: SubscriptionOptions = .empty()
  ) -> SubscriptionSet {
    SubscriptionSet(queue: queue, entities: entities, options: options)
  }
}
