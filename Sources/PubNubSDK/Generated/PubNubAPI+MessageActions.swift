// Generated from Spec/pubnub/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Small facts attached to a message, such as reactions and receipts.
extension PubNubAPI {
  /// Attaches an action to a message.
  public func addMessageAction(
    subscribeKey: String,
    channel: String,
    messageTimetoken: DecimalTimetoken,
    body: NewMessageAction,
    uuid: String? = nil,
    pnsdk: String? = nil,
    requestId: String? = nil,
    instanceId: String? = nil
  ) async throws(RequestError<AddMessageAction.Failure>) -> AddMessageAction.Reply {
    try await send(
      AddMessageAction(
        subscribeKey: subscribeKey,
        channel: channel,
        messageTimetoken: messageTimetoken,
        body: body,
        uuid: uuid,
        pnsdk: pnsdk,
        requestId: requestId,
        instanceId: instanceId
      )
    )
  }

  /// Removes an action from a message.
  ///
  /// Only the user who attached it can.
  public func removeMessageAction(
    subscribeKey: String,
    channel: String,
    messageTimetoken: DecimalTimetoken,
    actionTimetoken: DecimalTimetoken,
    uuid: String? = nil,
    pnsdk: String? = nil,
    requestId: String? = nil,
    instanceId: String? = nil
  ) async throws(RequestError<RemoveMessageAction.Failure>) -> RemoveMessageAction.Reply {
    try await send(
      RemoveMessageAction(
        subscribeKey: subscribeKey,
        channel: channel,
        messageTimetoken: messageTimetoken,
        actionTimetoken: actionTimetoken,
        uuid: uuid,
        pnsdk: pnsdk,
        requestId: requestId,
        instanceId: instanceId
      )
    )
  }

  /// Fetches the actions attached to a channel's messages.
  public func fetchMessageActions(
    subscribeKey: String,
    channel: String,
    start: DecimalTimetoken? = nil,
    end: DecimalTimetoken? = nil,
    limit: Int? = nil,
    uuid: String? = nil,
    pnsdk: String? = nil,
    requestId: String? = nil,
    instanceId: String? = nil
  ) async throws(RequestError<FetchMessageActions.Failure>) -> FetchMessageActions.Reply {
    try await send(
      FetchMessageActions(
        subscribeKey: subscribeKey,
        channel: channel,
        start: start,
        end: end,
        limit: limit,
        uuid: uuid,
        pnsdk: pnsdk,
        requestId: requestId,
        instanceId: instanceId
      )
    )
  }
}
