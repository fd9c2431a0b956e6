/// The messages of a channel as an asynchronous sequence.
///
/// Each iterator receives the messages from its creation on, and buffers as many as
/// `EventsChannel.buffer` states. When the buffer is full, the oldest message is dropped, and the
/// next element has the number of dropped messages. The sequence throws a `PubNubError` when the
/// subscription fails and is not retried.
public struct PubNubMessages<Content: Decodable & Sendable>: AsyncSequence, Sendable {
  let entity: Subscribable

  /// Creates an iterator and subscribes to the channel.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(
      reader: EventReader(of: entity) { event in
        guard case .messageReceived(let message) = event else { return nil }
        return message as? PubNubMessageBase ?? PubNubMessageBase(from: message)
      }
    )
  }

  /// An iterator over the messages; its deallocation ends its subscription.
  public struct AsyncIterator: AsyncIteratorProtocol {
    let reader: EventReader<PubNubMessageBase>

    /// Returns the next message; throws when the subscription fails and is not retried.
    public mutating func next() async throws -> ReceivedMessage<Content>? {
      try await reader.next().map {
        ReceivedMessage(message: $0.event, droppedBefore: $0.droppedBefore)
      }
    }
  }
}
