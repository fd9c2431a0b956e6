// Generated from Spec/pubnub/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Named lists of channels that can be subscribed to together.
extension PubNubAPI {
  /// Lists the channels of a group, or adds channels to it or removes them from it.
  ///
  /// With `add` or `remove`, at most 200 channels each, the answer only says that it is done.
  /// With neither it lists the group. A group exists as soon as it has a channel.
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
