/// What a user adds to a message that somebody published: a reaction, a receipt.
public protocol PubNubMessageAction: Sendable {
  /// The application's word for the kind: `reaction`.
  var actionType: String { get }
  /// What is added: `smiley_face`.
  var actionValue: String { get }
  /// Names the action.
  var actionTimetoken: Timetoken { get }
  /// Names the message.
  var messageTimetoken: Timetoken { get }
  /// The user who added it.
  var publisher: String { get }
  /// The channel of the message.
  var channel: String { get }
  /// The wildcard or channel group that the event came by.
  var subscription: String? { get }
  /// When the event was published; nil where it was fetched.
  var published: Timetoken? { get }

  /// The same, as this type; throws where that can't be.
  init(from other: any PubNubMessageAction) throws
}

extension PubNubMessageAction {
  /// The action as another type; throws what its `init(from:)` does.
  public func transcode<T: PubNubMessageAction>(into type: T.Type) throws -> T {
    if let same = self as? T { return same }
    return try T(from: self)
  }
}

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

/// What became of a message action.
public enum MessageActionEvent: Sendable {
  /// Somebody added to a message.
  case added(any PubNubMessageAction)
  /// Somebody took back what they had added.
  case removed(any PubNubMessageAction)
}
