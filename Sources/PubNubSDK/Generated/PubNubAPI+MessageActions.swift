// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// Small annotations of messages, such as reactions and receipts.
extension PubNubAPI {
  /// Adds an action to a message.
  ///
  /// - Parameters:
  ///   - subscribeKey: The subscribe key of the app.
  ///   - channel: The name of the channel.
  ///   - messageTimetoken: The timetoken of the message.
  ///   - uuid: The ID of the user that sends the request.
  ///   - pnsdk: The name and version of the client.
  ///   - requestId: The UUID of the request, which is the same in each retry.
  ///   - instanceId: The UUID of the client instance.
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
  /// Only the user who added the action can remove it.
  ///
  /// - Parameters:
  ///   - subscribeKey: The subscribe key of the app.
  ///   - channel: The name of the channel.
  ///   - messageTimetoken: The timetoken of the message.
  ///   - actionTimetoken: The timetoken of the action.
  ///   - uuid: The ID of the user that sends the request.
  ///   - pnsdk: The name and version of the client.
  ///   - requestId: The UUID of the request, which is the same in each retry.
  ///   - instanceId: The UUID of the client instance.
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

  /// Fetches the message actions of a channel.
  ///
  /// - Parameters:
  ///   - subscribeKey: The subscribe key of the app.
  ///   - channel: The name of the channel.
  ///   - start: The timetoken of the newer bound, exclusive.
  ///   - end: The timetoken of the older bound.
  ///   - limit: The number of actions to fetch, at most 100.
  ///   - uuid: The ID of the user that sends the request.
  ///   - pnsdk: The name and version of the client.
  ///   - requestId: The UUID of the request, which is the same in each retry.
  ///   - instanceId: The UUID of the client instance.
  /// - Returns: A page of message actions.
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
  ) async throws(RequestError<FetchMessageActions.Failure>) -> MessageActionPage {
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
