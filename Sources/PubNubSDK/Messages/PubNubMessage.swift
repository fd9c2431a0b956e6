/// A message or signal that was received, or kept in history.
public protocol PubNubMessage: Sendable {
  /// What was published.
  var payload: any JSONCodable { get set }
  /// The reactions of others, where they were asked for.
  var actions: [any PubNubMessageAction] { get set }
  /// The user who published; nil for what the service sent on its own.
  var publisher: String? { get set }
  /// Where it was published, without `-pnpres`.
  var channel: String { get }
  /// The wildcard or channel group that the message came by; nil when it was the channel itself.
  var subscription: String? { get }
  /// When it was published; unique in its channel in practice.
  var published: Timetoken { get set }
  /// What was published about the message, never encrypted.
  var metadata: (any JSONCodable)? { get set }
  /// What kind of thing it is.
  var messageType: PubNubMessageType { get set }
  /// The application's own word for the kind of message.
  var customMessageType: String? { get set }
  /// Why `payload` is as it came and not as it was published: it couldn't be decrypted.
  var error: PubNubError? { get set }

  /// The same, as this type; throws where that can't be.
  init(from other: any PubNubMessage) throws
}

extension PubNubMessage {
  /// The message as another type; throws what its `init(from:)` does.
  public func transcode<T: PubNubMessage>(into type: T.Type) throws -> T {
    if let same = self as? T { return same }
    return try T(from: self)
  }

  /// The message as the type that is expected.
  public func transcode<T: PubNubMessage>() throws -> T { try transcode(into: T.self) }
}
