import PubNubSDK

/// A message action.
struct StoredAction {
  let type: String
  let value: String
  let user: String
  let channel: String
  let timetoken: UInt64
  let messageTimetoken: UInt64

  var model: MessageAction {
    MessageAction(
      type: type,
      value: value,
      actionTimetoken: "\(timetoken)",
      messageTimetoken: "\(messageTimetoken)",
      uuid: user
    )
  }

  /// Returns the payload of the event for subscribers.
  func payload(_ event: MessageActionPayload.Event) -> MessageActionPayload {
    MessageActionPayload(
      source: "actions",
      version: "1.0",
      event: event,
      data: .init(
        messageTimetoken: "\(messageTimetoken)",
        actionTimetoken: "\(timetoken)",
        type: type,
        value: value
      )
    )
  }

  /// The approximate number of bytes that count toward the memory limit.
  var size: Int {
    type.utf8.count + value.utf8.count + user.utf8.count + channel.utf8.count + 100
  }

  /// Whether both actions have the same content and message.
  func repeats(_ other: StoredAction) -> Bool {
    (type, value, user, messageTimetoken)
      == (other.type, other.value, other.user, other.messageTimetoken)
  }
}
