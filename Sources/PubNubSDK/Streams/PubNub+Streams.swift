extension PubNub {
  /// Returns the messages of a channel as a sequence of a type of your own.
  ///
  ///     for try await message in pubnub.messages(on: "lobby", as: Chat.self) {
  ///       print(try message.content.text)
  ///     }
  ///
  /// The client is subscribed to the channel while a loop reads. A message of another type throws
  /// when its `content` is read; the sequence continues.
  public func messages<Content: Decodable & Sendable>(
    on channel: String,
    as type: Content.Type
  ) -> PubNubMessages<Content> {
    PubNubMessages(entity: self.channel(channel))
  }

  /// Returns the messages of a channel as a sequence of JSON values.
  public func messages(on channel: String) -> PubNubMessages<AnyJSON> {
    messages(on: channel, as: AnyJSON.self)
  }

  /// Returns all events of a channel as a sequence: messages, signals, presence changes, message
  /// actions, files, and metadata changes.
  ///
  ///     for try await event in pubnub.events(on: "lobby", withPresence: true) {
  ///       if case .presenceChanged(let change) = event.event { print(change.occupancy) }
  ///     }
  ///
  /// The client is subscribed to the channel while a loop reads.
  public func events(on channel: String, withPresence: Bool = false) -> PubNubEventSequence {
    PubNubEventSequence(
      entity: self.channel(channel),
      options: withPresence ? ReceivePresenceEvents() : .empty()
    )
  }
}
