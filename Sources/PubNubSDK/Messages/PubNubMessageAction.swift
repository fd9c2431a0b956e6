/// A reaction, receipt or other data that a user added to a message.
public protocol PubNubMessageAction: Sendable {
  /// The kind of action, chosen by the application, such as `reaction`.
  var actionType: String { get }
  /// The value of the action, such as `smiley_face`.
  var actionValue: String { get }
  /// The timetoken that identifies the action.
  var actionTimetoken: Timetoken { get }
  /// The timetoken that identifies the message.
  var messageTimetoken: Timetoken { get }
  /// The user who added the action.
  var publisher: String { get }
  /// The channel of the message.
  var channel: String { get }
  /// The wildcard or channel group of the subscription that matched; nil for the channel itself.
  var subscription: String? { get }
  /// The time at which the event was published; nil for a fetched action.
  var published: Timetoken? { get }

  /// Creates a copy of another action; throws if this type can't represent it.
  init(from other: any PubNubMessageAction) throws
}

extension PubNubMessageAction {
  /// Returns the action as another type; throws the errors of its `init(from:)`.
  public func transcode<T: PubNubMessageAction>(into type: T.Type) throws -> T {
    if let same = self as? T { return same }
    return try T(from: self)
  }
}
