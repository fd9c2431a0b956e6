import BinderyRuntime

extension ActionEvent {
  var actionEvent: SubscriptionEvent {
    switch payload.event {
    case .added: .messageActionAdded(action)
    case .removed: .messageActionRemoved(action)
    // An event that is newer than this client.
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
      channel: place,
      subscription: match,
      published: timetoken
    )
  }
}
