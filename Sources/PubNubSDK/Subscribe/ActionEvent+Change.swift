import BinderyRuntime

extension ActionEvent {
  var actionEvent: SubscriptionEvent {
    switch payload.event {
    case .added: .messageActionAdded(action)
    case .removed: .messageActionRemoved(action)
    // An event type that this client doesn't know.
    default: .messageReceived(message(OpenedPayload(JSONValue(lossless: payload)), .messageAction))
    }
  }

  private var action: PubNubMessageActionBase {
    PubNubMessageActionBase(
      actionType: payload.data.type,
      actionValue: payload.data.value,
      actionTimetoken: Timetoken(payload.data.actionTimetoken) ?? 0,
      messageTimetoken: Timetoken(payload.data.messageTimetoken) ?? 0,
      publisher: publisher ?? "",
      channel: baseChannel,
      subscription: match,
      published: timetoken
    )
  }
}
