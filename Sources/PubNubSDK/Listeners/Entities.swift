import Foundation

/// Something that can be subscribed to.
public class Subscribable: @unchecked Sendable {
  // Sendable because nothing of it or of its subclasses changes after `init`.
  /// Its name as the service knows it.
  public let name: String
  let pubnub: PubNub
  let isGroup: Bool

  fileprivate init(_ name: String, of pubnub: PubNub, isGroup: Bool = false) {
    self.name = name
    self.pubnub = pubnub
    self.isGroup = isGroup
  }

  /// A subscription to it, which does nothing until it is told to.
  public func subscription(
    queue: DispatchQueue = .main,
    options: SubscriptionOptions = .empty()
  ) -> Subscription {
    Subscription(queue: queue, entity: self, options: options)
  }

  /// Whether what was received belongs to it: by its own name, or by the wildcard or group it is.
  func owns(_ item: ReceivedItem) -> Bool {
    isGroup ? item.match == name : item.channel == name || item.match == name
  }
}

/// A channel, or with a `*` at its end all that begin like it.
public final class ChannelRepresentation: Subscribable, @unchecked Sendable {}

/// A channel group.
public final class ChannelGroupRepresentation: Subscribable, @unchecked Sendable {}

/// The metadata of a user, whose changes come on a channel that is called like the user.
public final class UserMetadataRepresentation: Subscribable, @unchecked Sendable {}

/// The metadata of a channel, whose changes come on the channel.
public final class ChannelMetadataRepresentation: Subscribable, @unchecked Sendable {}

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
