/// Receives the items of one client for a set, so that equal names of different clients stay
/// separate.
final class SubscriptionSetObserver: ItemReceiver {
  let pubnub: PubNub
  private weak let owner: SubscriptionSet?

  init(for set: SubscriptionSet, of pubnub: PubNub) {
    (owner, self.pubnub) = (set, pubnub)
  }

  var isCancelled: Bool { owner?.isDisposed ?? true }

  func receive(_ items: [ReceivedItem], while _: @escaping @Sendable () -> Bool) {
    owner?.receive(items, from: pubnub)
  }
}
