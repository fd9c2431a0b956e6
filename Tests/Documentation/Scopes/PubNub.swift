// Page: README.md
// Block: let pubnub = PubNub(configuration: PubNubConfiguration(publi
// In scope: the type of a message.

struct Chat: Codable {
  let text: String
}

func example() async throws {
  // BLOCK
}
