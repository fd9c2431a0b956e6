import BinderyRuntime

/// The message that this client makes.
public struct PubNubMessageBase: PubNubMessage, Codable, Hashable {
  private var content: AnyJSON
  private var reactions: [PubNubMessageActionBase]
  public var publisher: String?
  public let channel: String
  public let subscription: String?
  public var published: Timetoken
  private var meta: AnyJSON?
  public var messageType: PubNubMessageType
  public var customMessageType: String?
  public var error: PubNubError?

  private enum CodingKeys: String, CodingKey {
    case content = "payload"
    case reactions = "actions"
    case publisher, channel, subscription, published
    case meta = "metadata"
    case messageType, customMessageType
  }

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

  public var payload: any JSONCodable {
    get { content }
    set { content = newValue.codableValue }
  }

  public var actions: [any PubNubMessageAction] {
    get { reactions }
    set { reactions = newValue.map { PubNubMessageActionBase(from: $0) } }
  }

  public var metadata: (any JSONCodable)? {
    get { meta }
    set { meta = newValue?.codableValue }
  }
}
