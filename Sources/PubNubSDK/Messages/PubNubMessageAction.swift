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
