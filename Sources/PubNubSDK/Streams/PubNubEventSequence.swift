/// The events of a channel, one after the other, for as long as somebody reads them.
///
/// Each reader has events of its own, from when it begins to read. As many wait for it as
/// `EventsChannel.buffer` says; when there is no room for one more the oldest gives way, and the
/// next that is read says how many did. It ends with a `PubNubError` when the subscription fails
/// for good.
public struct PubNubEventSequence: AsyncSequence, Sendable {
  let entity: Subscribable
  let options: SubscriptionOptions

  /// Begins to read, and subscribes to the channel unless it is already.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(reader: EventReader(of: entity, options) { $0 })
  }

  /// An event, with what was lost on the way to the reader.
  public struct Element: Sendable {
    /// What happened, as listeners hear it.
    public let event: PubNubEvent
    /// How many events before this one nobody will read, since the reader was too slow.
    public let droppedBefore: Int
  }

  /// Reads the events; what was subscribed to for it is left when it goes.
  public struct AsyncIterator: AsyncIteratorProtocol {
    let reader: EventReader<PubNubEvent>

    /// The next event; waits for one, and throws when the subscription fails for good.
    public mutating func next() async throws -> PubNubEventSequence.Element? {
      try await reader.next().map { Element(event: $0.event, droppedBefore: $0.droppedBefore) }
    }
  }
}
