import BinderyRuntime

/// The message type that this client creates.
public struct PubNubMessageBase: PubNubMessage, Codable, Hashable {
  private var content: AnyJSON
  private var reactions: [PubNubMessageActionBase]
  /// The user who published the message; nil for a message of the service.
  public var publisher: String?
  /// The channel of the message, without `-pnpres`.
  public let channel: String
  /// The wildcard or channel group of the subscription that matched; nil for the channel itself.
  public let subscription: String?
  /// The time of publication, in practice unique in its channel.
  public var published: Timetoken
  private var meta: AnyJSON?
  /// The type of the message.
  public var messageType: PubNubMessageType
  /// The kind of message, chosen by the application.
  public var customMessageType: String?
  /// The decryption error if `payload` couldn't be decrypted and is unchanged.
  public var error: PubNubError?

  private enum CodingKeys: String, CodingKey {
    case content = "payload"
    case reactions = "actions"
    case publisher, channel, subscription, published
    case meta = "metadata"
    case messageType, customMessageType
  }

  /// Creates a message, for an app's own tests and stores.
  public init(
    payload: any JSONCodable,
    actions: [any PubNubMessageAction] = [],
    publisher: String? = nil,
    channel: String,
    subscription: String? = nil,
    published: Timetoken,
    metadata: (any JSONCodable)? = nil,
    messageType: PubNubMessageType = .message,
    customMessageType: String? = nil,
    error: PubNubError? = nil
  ) {
    content = payload.codableValue
    reactions = actions.map { PubNubMessageActionBase(from: $0) }
    self.publisher = publisher
    self.channel = channel
    self.subscription = subscription
    self.published = published
    meta = metadata?.codableValue
    self.messageType = messageType
    self.customMessageType = customMessageType
    self.error = error
  }

  /// Creates a copy of another message.
  public init(from other: any PubNubMessage) {
    self.init(
      payload: other.payload,
      actions: other.actions,
      publisher: other.publisher,
      channel: other.channel,
      subscription: other.subscription,
      published: other.published,
      metadata: other.metadata,
      messageType: other.messageType,
      customMessageType: other.customMessageType,
      error: other.error
    )
  }

  /// The content that was published.
  public var payload: any JSONCodable {
    get { content }
    set { content = newValue.codableValue }
  }

  /// The message actions, if they were requested.
  public var actions: [any PubNubMessageAction] {
    get { reactions }
    set { reactions = newValue.map { PubNubMessageActionBase(from: $0) } }
  }

  /// The metadata that was published with the message, never encrypted.
  public var metadata: (any JSONCodable)? {
    get { meta }
    set { meta = newValue?.codableValue }
  }
}
