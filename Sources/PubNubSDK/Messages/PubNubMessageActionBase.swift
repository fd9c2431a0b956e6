/// The message action type that this client creates.
public struct PubNubMessageActionBase: PubNubMessageAction, Codable, Hashable {
  /// The kind of action, chosen by the application, such as `reaction`.
  public let actionType: String
  /// The value of the action, such as `smiley_face`.
  public let actionValue: String
  /// The timetoken that identifies the action.
  public let actionTimetoken: Timetoken
  /// The timetoken that identifies the message.
  public let messageTimetoken: Timetoken
  /// The user who added the action.
  public let publisher: String
  /// The channel of the message.
  public let channel: String
  /// The wildcard or channel group of the subscription that matched; nil for the channel itself.
  public let subscription: String?
  /// The time at which the event was published; nil for a fetched action.
  public let published: Timetoken?

  /// Creates an action, for an app's own tests and stores.
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

  /// Creates a copy of another action.
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
