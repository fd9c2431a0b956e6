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
    PubNubMessages(entity: self.channel(channel))
  }

  /// The messages of a channel, as JSON.
  public func messages(on channel: String) -> PubNubMessages<AnyJSON> {
    messages(on: channel, as: AnyJSON.self)
  }

  /// Everything that happens on a channel: messages, signals, who comes and goes, message actions,
  /// files, and what becomes of metadata.
  ///
  ///     for try await event in pubnub.events(on: "lobby", withPresence: true) {
  ///       if case .presenceChanged(let change) = event.event { print(change.occupancy) }
  ///     }
  ///
  /// The channel is subscribed to while somebody reads, unless it is already.
  public func events(on channel: String, withPresence: Bool = false) -> PubNubEventSequence {
    PubNubEventSequence(
      entity: self.channel(channel),
      options: withPresence ? ReceivePresenceEvents() : .empty()
    )
  }
}
