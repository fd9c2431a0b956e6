/// What a user adds to a message that somebody published: a reaction, a receipt.
public protocol PubNubMessageAction: Sendable {
  /// The application's word for the kind: `reaction`.
  var actionType: String { get }
  var actionValue: String { get }
  /// Names the action.
  var actionTimetoken: Timetoken { get }
  /// Names the message.
  var messageTimetoken: Timetoken { get }
  var publisher: String { get }
  var channel: String { get }
  /// The wildcard or channel group that the event came by.
  var subscription: String? { get }
  /// When the event was published; nil where it was fetched.
  var published: Timetoken? { get }

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
  public let actionType: String
  public let actionValue: String
  public let actionTimetoken: Timetoken
  public let messageTimetoken: Timetoken
  public let publisher: String
  public let channel: String
  public let subscription: String?
  public let published: Timetoken?

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
  case added(any PubNubMessageAction)
  case removed(any PubNubMessageAction)
}
