// Page: Sources/PubNubSDK/PubNubSDK.docc/GettingStarted.md
// Block: for try await event in pubnub.events(on: "lobby", withPresen
// In scope: a client.

import PubNubSDK

func example(pubnub: PubNub) async throws {
  // BLOCK
}
