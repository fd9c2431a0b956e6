import BinderyRuntime

/// The message that this client makes.
public struct PubNubMessageBase: PubNubMessage, Codable, Hashable {
  private var content: AnyJSON
  private var reactions: [PubNubMessageActionBase]
  /// The user who published; nil for what the service sent on its own.
  public var publisher: String?
  /// Where it was published, without `-pnpres`.
  public let channel: String
  /// The wildcard or channel group that the message came by; nil when it was the channel itself.
  public let subscription: String?
  /// When it was published; unique in its channel in practice.
  public var published: Timetoken
  private var meta: AnyJSON?
  /// What kind of thing it is.
  public var messageType: PubNubMessageType
  /// The application's own word for the kind of message.
  public var customMessageType: String?
  /// Why `payload` is as it came and not as it was published: it couldn't be decrypted.
  public var error: PubNubError?

  private enum CodingKeys: String, CodingKey {
    case content = "payload"
    case reactions = "actions"
    case publisher, channel, subscription, published
    case meta = "metadata"
    case messageType, customMessageType
  }

  /// A message of one's own making, for tests and stores of an app's own.
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
    self.init(
      content: payload.codableValue,
      publisher: publisher,
      channel: channel,
      subscription: subscription,
      published: published,
      meta: metadata?.codableValue,
      messageType: messageType,
      customMessageType: customMessageType,
      error: error
    )
    self.actions = actions
  }

  /// A message that came, without reactions.
  init(
    content: AnyJSON,
    publisher: String?,
    channel: String,
    subscription: String?,
    published: Timetoken,
    meta: AnyJSON?,
    messageType: PubNubMessageType,
    customMessageType: String?,
    error: PubNubError?
  ) {
    self.content = content
    reactions = []
    self.publisher = publisher
    self.channel = channel
    self.subscription = subscription
    self.published = published
    self.meta = meta
    self.messageType = messageType
    self.customMessageType = customMessageType
    self.error = error
  }

  /// A copy of another, as this type.
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

  /// What was published.
  public var payload: any JSONCodable {
    get { content }
    set { content = newValue.codableValue }
  }

  /// The reactions of others, where they were asked for.
  public var actions: [any PubNubMessageAction] {
    get { reactions }
    set { reactions = newValue.map { PubNubMessageActionBase(from: $0) } }
  }

  /// What was published about the message, never encrypted.
  public var metadata: (any JSONCodable)? {
    get { meta }
    set { meta = newValue?.codableValue }
  }
}
