import Foundation

/// An entity that can be subscribed to.
///
/// Sendable because it and its subclasses, which this module alone declares, are immutable; the
/// compiler can't check a class that has subclasses.
public class Subscribable: @unchecked Sendable {
  /// The name of the entity as the service knows it.
  public let name: String
  let pubnub: PubNub
  let isGroup: Bool

  init(_ name: String, of pubnub: PubNub, isGroup: Bool = false) {
    self.name = name
    self.pubnub = pubnub
    self.isGroup = isGroup
  }

  /// Creates a subscription to the entity; it receives after `subscribe()`.
  public func subscription(
    queue: DispatchQueue = .main,
    options: SubscriptionOptions = .empty()
  ) -> Subscription {
    Subscription(queue: queue, entity: self, options: options)
  }

  /// Whether an item belongs to the entity: by its name, or by its wildcard or group.
  ///
  /// A group may have the name of a channel.
  func owns(_ item: ReceivedItem) -> Bool {
    let channel = name.baseName
    let isPattern = isGroup || channel.hasSuffix("*")
    return !isGroup && item.channel == channel || isPattern && item.match == channel
  }
}
