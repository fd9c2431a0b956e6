/// The events of a channel as an asynchronous sequence.
///
/// Each iterator receives the events from its creation on, and buffers as many as
/// `EventsChannel.buffer` states. When the buffer is full, the oldest event is dropped, and the
/// next element has the number of dropped events. The sequence throws a `PubNubError` when the
/// subscription fails and is not retried.
public struct PubNubEventSequence: AsyncSequence, Sendable {
  let entity: Subscribable
  let options: SubscriptionOptions

  /// Creates an iterator and subscribes to the channel.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(reader: EventReader(of: entity, options) { $0 })
  }

  /// An event, with the number of events that were dropped before it.
  public struct Element: Sendable {
    /// The event as listeners receive it.
    public let event: PubNubEvent
    /// The number of events dropped before this one, because the reader was too slow.
    public let droppedBefore: Int
  }

  /// An iterator over the events; its deallocation ends its subscription.
  public struct AsyncIterator: AsyncIteratorProtocol {
    let reader: EventReader<PubNubEvent>

    /// Returns the next event; throws when the subscription fails and is not retried.
    public mutating func next() async throws -> PubNubEventSequence.Element? {
      try await reader.next().map { Element(event: $0.event, droppedBefore: $0.droppedBefore) }
    }
  }
}
