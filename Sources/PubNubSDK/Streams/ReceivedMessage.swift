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
