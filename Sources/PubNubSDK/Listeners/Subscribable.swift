import Foundation

/// Something that can be subscribed to.
///
/// Sendable because nothing of it or of its subclasses changes after `init`.
public class Subscribable: @unchecked Sendable {
  /// Its name as the service knows it.
  public let name: String
  let pubnub: PubNub
  let isGroup: Bool

  init(_ name: String, of pubnub: PubNub, isGroup: Bool = false) {
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
  ///
  /// A group may have the name of a channel.
  func owns(_ item: ReceivedItem) -> Bool {
    let place = name.placeName
    let isOfMany = isGroup || place.hasSuffix("*")
    return !isGroup && item.channel == place || isOfMany && item.match == place
  }
}
