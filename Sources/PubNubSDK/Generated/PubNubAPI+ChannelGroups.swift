// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// Named lists of channels that can be subscribed to together.
extension PubNubAPI {
  /// Lists the channels of a group, or adds channels to it or removes them from it.
  ///
  /// With `add` or `remove`, at most 200 channels each, the answer only confirms the change.
  /// With neither it lists the group. A group exists as soon as it has a channel.
  ///
  /// - Parameters:
  ///   - subscribeKey: The key under which everything lives.
  ///   - group: The group's name, with its namespace if it has one.
  ///   - add: Channels to add.
  ///   - remove: Channels to remove.
  ///   - uuid: The user that sends the request.
  ///   - pnsdk: The client's name and version.
  ///   - requestId: A UUID of the request, the same when it is tried again.
  ///   - instanceId: A UUID of the client's instance.
  /// - Returns: The group's channels, or the word that it is changed.
  public func manageChannelGroup(
    subscribeKey: String,
    group: String,
    add: [String]? = nil,
    remove: [String]? = nil,
    uuid: String? = nil,
    pnsdk: String? = nil,
    requestId: String? = nil,
    instanceId: String? = nil
  ) async throws(RequestError<ManageChannelGroup.Failure>) -> ManageChannelGroup.Reply {
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
  ///   - subscribeKey: The key under which everything lives.
  ///   - group: The group's name, with its namespace if it has one.
  ///   - uuid: The user that sends the request.
  ///   - pnsdk: The client's name and version.
  ///   - requestId: A UUID of the request, the same when it is tried again.
  ///   - instanceId: A UUID of the client's instance.
  /// - Returns: The group is deleted.
  public func deleteChannelGroup(
    subscribeKey: String,
    group: String,
    uuid: String? = nil,
    pnsdk: String? = nil,
    requestId: String? = nil,
    instanceId: String? = nil
  ) async throws(RequestError<DeleteChannelGroup.Failure>) -> DeleteChannelGroup.Reply {
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
  ///   - subscribeKey: The key under which everything lives.
  ///   - uuid: The user that sends the request.
  ///   - pnsdk: The client's name and version.
  ///   - requestId: A UUID of the request, the same when it is tried again.
  ///   - instanceId: A UUID of the client's instance.
  /// - Returns: The names of the groups.
  public func listChannelGroups(
    subscribeKey: String,
    uuid: String? = nil,
    pnsdk: String? = nil,
    requestId: String? = nil,
    instanceId: String? = nil
  ) async throws(RequestError<ListChannelGroups.Failure>) -> ListChannelGroups.Reply {
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
