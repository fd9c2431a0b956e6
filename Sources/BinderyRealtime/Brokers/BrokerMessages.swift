/// The messages that a broker delivers for a channel, decoded.
///
/// It throws the errors of the transport.
public struct BrokerMessages<Event: TypedEvent>: AsyncSequence, Sendable {
  public typealias Element = ReceivedEvent<Event>
  private let messages: AsyncThrowingStream<BrokerMessage, any Error>

  init(_ messages: AsyncThrowingStream<BrokerMessage, any Error>) { self.messages = messages }

  public func makeAsyncIterator() -> Iterator { Iterator(messages: messages.makeAsyncIterator()) }

  /// Reads and decodes the messages.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var messages: AsyncThrowingStream<BrokerMessage, any Error>.Iterator

    public mutating func next() async throws -> ReceivedEvent<Event>? {
      guard let message = try await messages.next() else { return nil }
      do throws(UndecodableEvent) {
        return .event(try Event(message: message.payload))
      } catch {
        return .undecodable(error)
      }
    }
  }
}
