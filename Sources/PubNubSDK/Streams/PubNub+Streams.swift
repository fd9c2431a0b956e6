extension PubNub {
  /// The messages of a channel, as a type of one's own.
  ///
  ///     for try await message in pubnub.messages(on: "lobby", as: Chat.self) {
  ///       print(try message.content.text)
  ///     }
  ///
  /// The channel is subscribed to while somebody reads, unless it is already. A message that isn't
  /// of the type costs only itself: its `content` throws.
  public func messages<Content: Decodable & Sendable>(
    on channel: String,
    as type: Content.Type
  ) -> PubNubMessages<Content> {
    PubNubMessages(pubnub: self, name: channel)
  }

  /// The messages of a channel, as JSON.
  public func messages(on channel: String) -> PubNubMessages<AnyJSON> {
    PubNubMessages(pubnub: self, name: channel)
  }
}
