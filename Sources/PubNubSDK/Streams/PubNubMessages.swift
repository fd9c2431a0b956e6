import BinderyRealtime
import Foundation

/// The messages of a channel, one after the other, for as long as somebody reads them.
///
/// Each reader has messages of its own, from when it begins to read. As many wait for it as
/// `EventsChannel.buffer` says; when there is no room for one more the oldest gives way, and the
/// next that is read says how many did. It ends with a `PubNubError` when the subscription fails
/// for good.
public struct PubNubMessages<Content: Decodable & Sendable>: AsyncSequence, Sendable {
  let pubnub: PubNub
  let name: String

  /// Begins to read, and subscribes to the channel unless it is already.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(reader: MessageReader(of: name, by: pubnub))
  }

  /// Reads the messages; what was subscribed to for it is left when it goes.
  public struct AsyncIterator: AsyncIteratorProtocol {
    let reader: MessageReader

    /// The next message; waits for one, and throws when the subscription fails for good.
    public mutating func next() async throws -> ReceivedMessage<Content>? {
      try await reader.next().map {
        ReceivedMessage(message: $0.event, droppedBefore: $0.droppedBefore)
      }
    }
  }
}

/// A message with its content as the type that was asked for.
public struct ReceivedMessage<Content: Decodable & Sendable>: Sendable {
  /// The message as listeners hear it.
  public let message: PubNubMessageBase
  /// How many messages before this one nobody will read, since the reader was too slow.
  public let droppedBefore: Int

  /// What was published; throws `jsonDataDecodingFailure` for a message of another type, and the
  /// message's own error when it couldn't be decrypted.
  public var content: Content {
    get throws(PubNubError) {
      if let error = message.error { throw error }
      do {
        return try message.payload.codableValue.decode(Content.self)
      } catch {
        throw PubNubError(
          .jsonDataDecodingFailure,
          details: [String(describing: error)],
          underlying: error,
          affected: [.json(message.payload.codableValue)]
        )
      }
    }
  }

  /// The user who published it.
  public var publisher: String? { message.publisher }
  /// When it was published.
  public var published: Timetoken { message.published }
}

/// One reader's messages; it ends what was begun for it when it goes.
final class MessageReader: Sendable {
  private let buffer = EventBuffer<PubNubMessageBase>(EventsChannel.buffer)
  private let listener = SubscriptionListener(queue: DispatchQueue(label: "pubnub.messages"))
  private let pubnub: PubNub
  private let id = UUID.random()

  init(of name: String, by pubnub: PubNub) {
    self.pubnub = pubnub
    listener.didReceiveMessage = { [buffer] message in
      guard message.channel == name || message.subscription == name else { return }
      buffer.send(message as? PubNubMessageBase ?? PubNubMessageBase(from: message))
    }
    listener.didReceiveStatus = { [buffer] status in
      guard case .success(.disconnectedUnexpectedly(let error)) = status else { return }
      buffer.finish(throwing: error)
    }
    pubnub.add(listener)
    let names = SubscribedNames([name], [], withPresence: false)
    pubnub.engine.begin([Interests.Reader(id: id, names: names)], at: nil)
  }

  deinit {
    listener.cancel()
    pubnub.engine.end([id])
  }

  func next() async throws -> EventBuffer<PubNubMessageBase>.Entry? { try await buffer.next() }
}
