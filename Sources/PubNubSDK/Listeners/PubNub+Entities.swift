import Foundation

extension PubNub {
  /// Returns a channel to subscribe to.
  public func channel(_ name: String) -> ChannelRepresentation {
    ChannelRepresentation(name, of: self)
  }

  /// Returns a channel group to subscribe to.
  public func channelGroup(_ name: String) -> ChannelGroupRepresentation {
    ChannelGroupRepresentation(name, of: self, isGroup: true)
  }

  /// Returns the metadata of a user, to subscribe to its changes.
  public func userMetadata(_ name: String) -> UserMetadataRepresentation {
    UserMetadataRepresentation(name, of: self)
  }

  /// Returns the metadata of a channel, to subscribe to its changes.
  public func channelMetadata(_ name: String) -> ChannelMetadataRepresentation {
    ChannelMetadataRepresentation(name, of: self)
  }

  /// Creates a set of subscriptions to several entities; it receives after `subscribe()`.
  public func subscription(
    queue: DispatchQueue = .main,
    entities: some Collection<Subscribable>,
    options: SubscriptionOptions = .empty()
  ) -> SubscriptionSet {
    SubscriptionSet(queue: queue, entities: entities, options: options)
  }
}
