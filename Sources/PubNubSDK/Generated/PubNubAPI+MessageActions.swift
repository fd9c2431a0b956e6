// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// Small annotations of a message, such as reactions and receipts.
extension PubNubAPI {
  /// Attaches an action to a message.
  ///
  /// - Parameters:
  ///   - subscribeKey: The key under which everything lives.
  ///   - channel: The channel's name.
  ///   - messageTimetoken: The timetoken of the message.
  ///   - uuid: The user that sends the request.
  ///   - pnsdk: The client's name and version.
  ///   - requestId: A UUID of the request, the same when it is tried again.
  ///   - instanceId: A UUID of the client's instance.
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
  ///
  /// - Parameters:
  ///   - subscribeKey: The key under which everything lives.
  ///   - channel: The channel's name.
  ///   - messageTimetoken: The timetoken of the message.
  ///   - actionTimetoken: The timetoken of the action.
  ///   - uuid: The user that sends the request.
  ///   - pnsdk: The client's name and version.
  ///   - requestId: A UUID of the request, the same when it is tried again.
  ///   - instanceId: A UUID of the client's instance.
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
  ///
  /// - Parameters:
  ///   - subscribeKey: The key under which everything lives.
  ///   - channel: The channel's name.
  ///   - start: Only actions older than this timetoken.
  ///   - end: Only actions back to this timetoken.
  ///   - limit: How many actions to fetch.
  ///   - uuid: The user that sends the request.
  ///   - pnsdk: The client's name and version.
  ///   - requestId: A UUID of the request, the same when it is tried again.
  ///   - instanceId: A UUID of the client's instance.
  /// - Returns: A page of actions.
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
