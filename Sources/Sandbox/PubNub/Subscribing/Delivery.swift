import PubNubSDK

/// The response to a subscriber.
struct Delivery {
  let subscribeKey: String
  /// The cursor up to which the subscriber has all its events.
  let cursor: UInt64
  var events: [(event: Event, subscription: String)] = []

  var envelope: SubscribeEnvelope {
    SubscribeEnvelope(
      cursor: .local(cursor),
      messages: events.map {
        .event($0.event.incoming(subscription: $0.subscription, subscribeKey: subscribeKey))
      }
    )
  }
}
