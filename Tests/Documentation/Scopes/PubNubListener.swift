// Page: Sources/PubNubSDK/PubNubSDK.docc/GettingStarted.md
// Block: let listener = SubscriptionListener(queue: queue)
// In scope: a client, and a queue.

import Foundation
import PubNubSDK

func example(pubnub: PubNub, queue: DispatchQueue) {
  // BLOCK
}
