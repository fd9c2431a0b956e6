/// A received or stored message or signal.
public protocol PubNubMessage: Sendable {
  /// The content that was published.
  var payload: any JSONCodable { get set }
  /// The message actions, if they were requested.
  var actions: [any PubNubMessageAction] { get set }
  /// The user who published the message; nil for a message of the service.
  var publisher: String? { get set }
  /// The channel of the message, without `-pnpres`.
  var channel: String { get }
  /// The wildcard or channel group of the subscription that matched; nil for the channel itself.
  var subscription: String? { get }
  /// The time of publication, in practice unique in its channel.
  var published: Timetoken { get set }
  /// The metadata that was published with the message, never encrypted.
  var metadata: (any JSONCodable)? { get set }
  /// The type of the message.
  var messageType: PubNubMessageType { get set }
  /// The kind of message, chosen by the application.
  var customMessageType: String? { get set }
  /// The decryption error if `payload` couldn't be decrypted and is unchanged.
  var error: PubNubError? { get set }

  /// Creates a copy of another message; throws if this type can't represent it.
  init(from other: any PubNubMessage) throws
}

extension PubNubMessage {
  /// Returns the message as another type; throws the errors of its `init(from:)`.
  public func transcode<T: PubNubMessage>(into type: T.Type) throws -> T {
    if let same = self as? T { return same }
    return try T(from: self)
  }

  /// Returns the message as the inferred type.
  public func transcode<T: PubNubMessage>() throws -> T { try transcode(into: T.self) }
}
