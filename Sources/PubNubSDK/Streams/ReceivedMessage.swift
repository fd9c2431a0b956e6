/// A received message with typed content.
public struct ReceivedMessage<Content: Decodable & Sendable>: Sendable {
  /// The message as listeners receive it.
  public let message: PubNubMessageBase
  /// The number of messages dropped before this one, because the reader was too slow.
  public let droppedBefore: Int

  /// The decoded content; throws `jsonDataDecodingFailure` for a message of another type, and the
  /// message's own error if it couldn't be decrypted.
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

  /// The user who published the message.
  public var publisher: String? { message.publisher }
  /// The time of publication.
  public var published: Timetoken { message.published }
}
