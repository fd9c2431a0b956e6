/// The message action that this client makes.
public struct PubNubMessageActionBase: PubNubMessageAction, Codable, Hashable {
  /// The application's word for the kind: `reaction`.
  public let actionType: String
  /// What is added: `smiley_face`.
  public let actionValue: String
  /// Names the action.
  public let actionTimetoken: Timetoken
  /// Names the message.
  public let messageTimetoken: Timetoken
  /// The user who added it.
  public let publisher: String
  /// The channel of the message.
  public let channel: String
  /// The wildcard or channel group that the event came by.
  public let subscription: String?
  /// When the event was published; nil where it was fetched.
  public let published: Timetoken?

  /// An action of one's own making, for tests and stores of an app's own.
  public init(
    actionType: String,
    actionValue: String,
    actionTimetoken: Timetoken,
    messageTimetoken: Timetoken,
    publisher: String,
    channel: String,
    subscription: String? = nil,
    published: Timetoken? = nil
  ) {
    self.actionType = actionType
    self.actionValue = actionValue
    self.actionTimetoken = actionTimetoken
    self.messageTimetoken = messageTimetoken
    self.publisher = publisher
    self.channel = channel
    self.subscription = subscription
    self.published = published
  }

  /// A copy of another, as this type.
  public init(from other: any PubNubMessageAction) {
    self.init(
      actionType: other.actionType,
      actionValue: other.actionValue,
      actionTimetoken: other.actionTimetoken,
      messageTimetoken: other.messageTimetoken,
      publisher: other.publisher,
      channel: other.channel,
      subscription: other.subscription,
      published: other.published
    )
  }
}
