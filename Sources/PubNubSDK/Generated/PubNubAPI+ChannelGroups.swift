// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// Named lists of channels for a common subscription.
extension PubNubAPI {
  /// Lists the channels of a channel group, or adds or removes channels.
  ///
  /// With `add` or `remove`, at most 200 channels each, the response only confirms the change. With
  /// neither, it lists the channels of the group. A group exists as soon as it has a channel.
  ///
  /// - Parameters:
  ///   - subscribeKey: The subscribe key of the app.
  ///   - group: The name of the channel group, with its namespace if it has one.
  ///   - add: The names of the channels to add, at most 200.
  ///   - remove: The names of the channels to remove, at most 200.
  ///   - uuid: The ID of the user that sends the request.
  ///   - pnsdk: The name and version of the client.
  ///   - requestId: The UUID of the request, which is the same in each retry.
  ///   - instanceId: The UUID of the client instance.
  /// - Returns: The channels of the group, or the confirmation of a change.
  public func manageChannelGroup(
    subscribeKey: String,
    group: String,
    add: [String]? = nil,
    remove: [String]? = nil,
    uuid: String? = nil,
    pnsdk: String? = nil,
    requestId: String? = nil,
    instanceId: String? = nil
  ) async throws(RequestError<ManageChannelGroup.Failure>) -> ChannelGroupReply {
    try await send(
      ManageChannelGroup(
        subscribeKey: subscribeKey,
        group: group,
        add: add,
        remove: remove,
        uuid: uuid,
        pnsdk: pnsdk,
        requestId: requestId,
        instanceId: instanceId
      )
    )
  }

  /// Deletes a channel group.
  ///
  /// - Parameters:
  ///   - subscribeKey: The subscribe key of the app.
  ///   - group: The name of the channel group, with its namespace if it has one.
  ///   - uuid: The ID of the user that sends the request.
  ///   - pnsdk: The name and version of the client.
  ///   - requestId: The UUID of the request, which is the same in each retry.
  ///   - instanceId: The UUID of the client instance.
  /// - Returns: The confirmation of the deletion.
  public func deleteChannelGroup(
    subscribeKey: String,
    group: String,
    uuid: String? = nil,
    pnsdk: String? = nil,
    requestId: String? = nil,
    instanceId: String? = nil
  ) async throws(RequestError<DeleteChannelGroup.Failure>) -> ChannelGroupReceipt {
    try await send(
      DeleteChannelGroup(
        subscribeKey: subscribeKey,
        group: group,
        uuid: uuid,
        pnsdk: pnsdk,
        requestId: requestId,
        instanceId: instanceId
      )
    )
  }

  /// Lists the channel groups of the subscribe key.
  ///
  /// - Parameters:
  ///   - subscribeKey: The subscribe key of the app.
  ///   - uuid: The ID of the user that sends the request.
  ///   - pnsdk: The name and version of the client.
  ///   - requestId: The UUID of the request, which is the same in each retry.
  ///   - instanceId: The UUID of the client instance.
  /// - Returns: The names of the channel groups.
  public func listChannelGroups(
    subscribeKey: String,
    uuid: String? = nil,
    pnsdk: String? = nil,
    requestId: String? = nil,
    instanceId: String? = nil
  ) async throws(RequestError<ListChannelGroups.Failure>) -> ChannelGroupList {
    try await send(
      ListChannelGroups(
        subscribeKey: subscribeKey,
        uuid: uuid,
        pnsdk: pnsdk,
        requestId: requestId,
        instanceId: instanceId
      )
    )
  }
}
