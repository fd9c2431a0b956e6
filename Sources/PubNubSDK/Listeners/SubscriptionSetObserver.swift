/// Hears for a set what one client receives, so that names of different clients stay apart.
final class SubscriptionSetEar: ItemReceiver {
  let pubnub: PubNub
  private weak let owner: SubscriptionSet?

  init(of set: SubscriptionSet, at pubnub: PubNub) {
    (owner, self.pubnub) = (set, pubnub)
  }

  var isCancelled: Bool { owner?.isDisposed ?? true }

  func receive(_ items: [ReceivedItem], while _: @escaping @Sendable () -> Bool) {
    owner?.receive(items, from: pubnub)
  }
}
