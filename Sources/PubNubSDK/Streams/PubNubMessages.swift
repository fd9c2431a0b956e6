/// The messages of a channel, one after the other, for as long as somebody reads them.
///
/// Each reader has messages of its own, from when it begins to read. As many wait for it as
/// `EventsChannel.buffer` says; when there is no room for one more the oldest gives way, and the
/// next that is read says how many did. It ends with a `PubNubError` when the subscription fails
/// for good.
public struct PubNubMessages<Content: Decodable & Sendable>: AsyncSequence, Sendable {
  let entity: Subscribable

  /// Begins to read, and subscribes to the channel unless it is already.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(
      reader: EventReader(of: entity) { event in
        guard case .messageReceived(let message) = event else { return nil }
        return message as? PubNubMessageBase ?? PubNubMessageBase(from: message)
      }
    )
  }

  /// Reads the messages; what was subscribed to for it is left when it goes.
  public struct AsyncIterator: AsyncIteratorProtocol {
    let reader: EventReader<PubNubMessageBase>

    /// The next message; waits for one, and throws when the subscription fails for good.
    public mutating func next() async throws -> ReceivedMessage<Content>? {
      try await reader.next().map {
        ReceivedMessage(message: $0.event, droppedBefore: $0.droppedBefore)
      }
    }
  }
}
