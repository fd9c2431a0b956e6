// Page: Sources/PubNubSDK/PubNubSDK.docc/GettingStarted.md
// Block: for try await message in pubnub.messages(on: "lobby", as: Ch
// In scope: a client, and the type of a message.

import PubNubSDK

struct Chat: Codable {
  let text: String
}

func example(pubnub: PubNub) async throws {
  // BLOCK
}
