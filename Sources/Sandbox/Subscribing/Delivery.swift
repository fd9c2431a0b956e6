import PubNubSDK

/// What the answer to a subscriber holds.
struct Delivery {
  let subscribeKey: String
  /// All that happened up to it is told, or was not asked for.
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
