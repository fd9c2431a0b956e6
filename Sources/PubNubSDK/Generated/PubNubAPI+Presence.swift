// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// Who is where, and in what state.
extension PubNubAPI {
  /// Reports that a user is still present on channels and channel groups.
  ///
  /// The first heartbeat joins the user; silence beyond the timeout removes them.
  ///
  /// - Parameters:
  ///   - subscribeKey: The key under which everything lives.
  ///   - channels: The channels' names.
  ///   - channelGroups: The channel groups' names.
  ///   - heartbeat: Seconds of silence after which the user counts as gone.
  ///   - state: The user's state by channel.
  ///   - eventEngine: 1 when the client runs the event engine.
  ///   - uuid: The user that sends the request.
  ///   - pnsdk: The client's name and version.
  ///   - requestId: A UUID of the request, the same when it is tried again.
  ///   - instanceId: A UUID of the client's instance.
  /// - Returns: The user is present.
  public func sendHeartbeat(
    subscribeKey: String,
    channels: [String],
    channelGroups: [String]? = nil,
    heartbeat: Int? = nil,
    state: [String: PresenceState]? = nil,
    eventEngine: Int? = nil,
    uuid: String? = nil,
    pnsdk: String? = nil,
    requestId: String? = nil,
    instanceId: String? = nil
  ) async throws(RequestError<SendHeartbeat.Failure>) -> SendHeartbeat.Reply {
    try await send(
      SendHeartbeat(
        subscribeKey: subscribeKey,
        channels: channels,
        channelGroups: channelGroups,
        heartbeat: heartbeat,
        state: state,
        eventEngine: eventEngine,
        uuid: uuid,
        pnsdk: pnsdk,
        requestId: requestId,
        instanceId: instanceId
      )
    )
  }

  /// Reports that a user has left channels and channel groups.
  ///
  /// - Parameters:
  ///   - subscribeKey: The key under which everything lives.
  ///   - channels: The channels' names.
  ///   - channelGroups: The channel groups' names.
  ///   - eventEngine: 1 when the client runs the event engine.
  ///   - uuid: The user that sends the request.
  ///   - pnsdk: The client's name and version.
  ///   - requestId: A UUID of the request, the same when it is tried again.
  ///   - instanceId: A UUID of the client's instance.
  /// - Returns: The user has left.
  public func leaveChannels(
    subscribeKey: String,
    channels: [String],
    channelGroups: [String]? = nil,
    eventEngine: Int? = nil,
    uuid: String? = nil,
    pnsdk: String? = nil,
    requestId: String? = nil,
    instanceId: String? = nil
  ) async throws(RequestError<LeaveChannels.Failure>) -> LeaveChannels.Reply {
    try await send(
      LeaveChannels(
        subscribeKey: subscribeKey,
        channels: channels,
        channelGroups: channelGroups,
        eventEngine: eventEngine,
        uuid: uuid,
        pnsdk: pnsdk,
        requestId: requestId,
        instanceId: instanceId
      )
    )
  }

  /// Replaces a user's state on channels and channel groups.
  ///
  /// The state lives as long as the user's presence. An empty object clears it.
  ///
  /// - Parameters:
  ///   - subscribeKey: The key under which everything lives.
  ///   - channels: The channels' names.
  ///   - userId: The user whose presence is meant.
  ///   - state: The new state.
  ///   - channelGroups: The channel groups' names.
  ///   - uuid: The user that sends the request.
  ///   - pnsdk: The client's name and version.
  ///   - requestId: A UUID of the request, the same when it is tried again.
  ///   - instanceId: A UUID of the client's instance.
  /// - Returns: The state is set.
  public func setPresenceState(
    subscribeKey: String,
    channels: [String],
    userId: String,
    state: PresenceState,
    channelGroups: [String]? = nil,
    uuid: String? = nil,
    pnsdk: String? = nil,
    requestId: String? = nil,
    instanceId: String? = nil
  ) async throws(RequestError<SetPresenceState.Failure>) -> SetPresenceState.Reply {
    try await send(
      SetPresenceState(
        subscribeKey: subscribeKey,
        channels: channels,
        userId: userId,
        state: state,
        channelGroups: channelGroups,
        uuid: uuid,
        pnsdk: pnsdk,
        requestId: requestId,
        instanceId: instanceId
      )
    )
  }

  /// Returns a user's state on channels and channel groups.
  ///
  /// - Parameters:
  ///   - subscribeKey: The key under which everything lives.
  ///   - channels: The channels' names.
  ///   - userId: The user whose presence is meant.
  ///   - channelGroups: The channel groups' names.
  ///   - uuid: The user that sends the request.
  ///   - pnsdk: The client's name and version.
  ///   - requestId: A UUID of the request, the same when it is tried again.
  ///   - instanceId: A UUID of the client's instance.
  /// - Returns: The state on one channel, or by channel.
  public func fetchPresenceState(
    subscribeKey: String,
    channels: [String],
    userId: String,
    channelGroups: [String]? = nil,
    uuid: String? = nil,
    pnsdk: String? = nil,
    requestId: String? = nil,
    instanceId: String? = nil
  ) async throws(RequestError<FetchPresenceState.Failure>) -> FetchPresenceState.Reply {
    try await send(
      FetchPresenceState(
        subscribeKey: subscribeKey,
        channels: channels,
        userId: userId,
        channelGroups: channelGroups,
        uuid: uuid,
        pnsdk: pnsdk,
        requestId: requestId,
        instanceId: instanceId
      )
    )
  }

  /// Lists the users on channels and channel groups.
  ///
  /// The answer may be three seconds old.
  ///
  /// - Parameters:
  ///   - subscribeKey: The key under which everything lives.
  ///   - channels: The channels' names.
  ///   - channelGroups: The channel groups' names.
  ///   - disableUuids: 1 to count the occupants without naming them.
  ///   - state: 1 to include the occupants' state.
  ///   - limit: How many occupants of a channel to name.
  ///   - offset: How many occupants of a channel to pass over.
  ///   - uuid: The user that sends the request.
  ///   - pnsdk: The client's name and version.
  ///   - requestId: A UUID of the request, the same when it is tried again.
  ///   - instanceId: A UUID of the client's instance.
  /// - Returns: The occupants of one channel, or by channel.
  public func hereNow(
    subscribeKey: String,
    channels: [String],
    channelGroups: [String]? = nil,
    disableUuids: Int? = nil,
    state: Int? = nil,
    limit: Int? = nil,
    offset: Int? = nil,
    uuid: String? = nil,
    pnsdk: String? = nil,
    requestId: String? = nil,
    instanceId: String? = nil
  ) async throws(RequestError<HereNow.Failure>) -> HereNow.Reply {
    try await send(
      HereNow(
        subscribeKey: subscribeKey,
        channels: channels,
        channelGroups: channelGroups,
        disableUuids: disableUuids,
        state: state,
        limit: limit,
        offset: offset,
        uuid: uuid,
        pnsdk: pnsdk,
        requestId: requestId,
        instanceId: instanceId
      )
    )
  }

  /// Lists the users on every channel of the subscribe key.
  ///
  /// The answer may be three seconds old.
  ///
  /// - Parameters:
  ///   - subscribeKey: The key under which everything lives.
  ///   - channelGroups: The channel groups' names.
  ///   - disableUuids: 1 to count the occupants without naming them.
  ///   - state: 1 to include the occupants' state.
  ///   - limit: How many occupants of a channel to name.
  ///   - offset: How many occupants of a channel to pass over.
  ///   - uuid: The user that sends the request.
  ///   - pnsdk: The client's name and version.
  ///   - requestId: A UUID of the request, the same when it is tried again.
  ///   - instanceId: A UUID of the client's instance.
  /// - Returns: The occupants by channel.
  public func globalHereNow(
    subscribeKey: String,
    channelGroups: [String]? = nil,
    disableUuids: Int? = nil,
    state: Int? = nil,
    limit: Int? = nil,
    offset: Int? = nil,
    uuid: String? = nil,
    pnsdk: String? = nil,
    requestId: String? = nil,
    instanceId: String? = nil
  ) async throws(RequestError<GlobalHereNow.Failure>) -> GlobalHereNow.Reply {
    try await send(
      GlobalHereNow(
        subscribeKey: subscribeKey,
        channelGroups: channelGroups,
        disableUuids: disableUuids,
        state: state,
        limit: limit,
        offset: offset,
        uuid: uuid,
        pnsdk: pnsdk,
        requestId: requestId,
        instanceId: instanceId
      )
    )
  }

  /// Lists the channels of a user.
  ///
  /// - Parameters:
  ///   - subscribeKey: The key under which everything lives.
  ///   - userId: The user whose presence is meant.
  ///   - uuid: The user that sends the request.
  ///   - pnsdk: The client's name and version.
  ///   - requestId: A UUID of the request, the same when it is tried again.
  ///   - instanceId: A UUID of the client's instance.
  public func whereNow(
    subscribeKey: String,
    userId: String,
    uuid: String? = nil,
    pnsdk: String? = nil,
    requestId: String? = nil,
    instanceId: String? = nil
  ) async throws(RequestError<WhereNow.Failure>) -> WhereNow.Reply {
    try await send(
      WhereNow(
        subscribeKey: subscribeKey,
        userId: userId,
        uuid: uuid,
        pnsdk: pnsdk,
        requestId: requestId,
        instanceId: instanceId
      )
    )
  }
}
