// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// The occupants of channels, and their presence state.
extension PubNubAPI {
  /// Reports that a user is present on channels and channel groups.
  ///
  /// The first heartbeat adds the user to the channels. The service removes the user when no
  /// heartbeat arrives within the timeout.
  ///
  /// - Parameters:
  ///   - subscribeKey: The subscribe key of the app.
  ///   - channels: The names of the channels.
  ///   - channelGroups: The names of the channel groups.
  ///   - heartbeat: The presence timeout, the number of seconds without activity after which the
  ///     user leaves.
  ///   - state: The presence state of the user by channel.
  ///   - eventEngine: Whether the client uses the event engine, as 1 or 0.
  ///   - uuid: The ID of the user that sends the request.
  ///   - pnsdk: The name and version of the client.
  ///   - requestId: The UUID of the request, which is the same in each retry.
  ///   - instanceId: The UUID of the client instance.
  /// - Returns: The confirmation of the heartbeat.
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
  ) async throws(RequestError<SendHeartbeat.Failure>) -> PresenceReceipt {
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

  /// Reports that a user left channels and channel groups.
  ///
  /// - Parameters:
  ///   - subscribeKey: The subscribe key of the app.
  ///   - channels: The names of the channels.
  ///   - channelGroups: The names of the channel groups.
  ///   - eventEngine: Whether the client uses the event engine, as 1 or 0.
  ///   - uuid: The ID of the user that sends the request.
  ///   - pnsdk: The name and version of the client.
  ///   - requestId: The UUID of the request, which is the same in each retry.
  ///   - instanceId: The UUID of the client instance.
  /// - Returns: The confirmation of the leave request.
  public func leaveChannels(
    subscribeKey: String,
    channels: [String],
    channelGroups: [String]? = nil,
    eventEngine: Int? = nil,
    uuid: String? = nil,
    pnsdk: String? = nil,
    requestId: String? = nil,
    instanceId: String? = nil
  ) async throws(RequestError<LeaveChannels.Failure>) -> PresenceReceipt {
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

  /// Replaces the presence state of a user on channels and channel groups.
  ///
  /// The service keeps the state as long as the user is present. An empty object clears it.
  ///
  /// - Parameters:
  ///   - subscribeKey: The subscribe key of the app.
  ///   - channels: The names of the channels.
  ///   - userId: The ID of the user.
  ///   - state: The new presence state.
  ///   - channelGroups: The names of the channel groups.
  ///   - uuid: The ID of the user that sends the request.
  ///   - pnsdk: The name and version of the client.
  ///   - requestId: The UUID of the request, which is the same in each retry.
  ///   - instanceId: The UUID of the client instance.
  /// - Returns: The confirmation of the new state.
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
  ) async throws(RequestError<SetPresenceState.Failure>) -> PresenceStateReceipt {
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

  /// Returns the presence state of a user on channels and channel groups.
  ///
  /// - Parameters:
  ///   - subscribeKey: The subscribe key of the app.
  ///   - channels: The names of the channels.
  ///   - userId: The ID of the user.
  ///   - channelGroups: The names of the channel groups.
  ///   - uuid: The ID of the user that sends the request.
  ///   - pnsdk: The name and version of the client.
  ///   - requestId: The UUID of the request, which is the same in each retry.
  ///   - instanceId: The UUID of the client instance.
  /// - Returns: The presence state on one channel, or by channel.
  public func fetchPresenceState(
    subscribeKey: String,
    channels: [String],
    userId: String,
    channelGroups: [String]? = nil,
    uuid: String? = nil,
    pnsdk: String? = nil,
    requestId: String? = nil,
    instanceId: String? = nil
  ) async throws(RequestError<FetchPresenceState.Failure>) -> PresenceStateReply {
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

  /// Lists the occupants of channels and channel groups.
  ///
  /// The response may be three seconds old.
  ///
  /// - Parameters:
  ///   - subscribeKey: The subscribe key of the app.
  ///   - channels: The names of the channels.
  ///   - channelGroups: The names of the channel groups.
  ///   - disableUuids: Whether to return only the number of occupants, without their IDs, as 1
  ///     or 0.
  ///   - state: Whether to include the presence state of the occupants, as 1 or 0.
  ///   - limit: The number of occupants to list per channel, at most 1000.
  ///   - offset: The number of occupants to skip per channel.
  ///   - uuid: The ID of the user that sends the request.
  ///   - pnsdk: The name and version of the client.
  ///   - requestId: The UUID of the request, which is the same in each retry.
  ///   - instanceId: The UUID of the client instance.
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
  ) async throws(RequestError<HereNow.Failure>) -> HereNowReply {
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

  /// Lists the occupants of every channel of the subscribe key.
  ///
  /// The response may be three seconds old.
  ///
  /// - Parameters:
  ///   - subscribeKey: The subscribe key of the app.
  ///   - channelGroups: The names of the channel groups.
  ///   - disableUuids: Whether to return only the number of occupants, without their IDs, as 1
  ///     or 0.
  ///   - state: Whether to include the presence state of the occupants, as 1 or 0.
  ///   - limit: The number of occupants to list per channel, at most 1000.
  ///   - offset: The number of occupants to skip per channel.
  ///   - uuid: The ID of the user that sends the request.
  ///   - pnsdk: The name and version of the client.
  ///   - requestId: The UUID of the request, which is the same in each retry.
  ///   - instanceId: The UUID of the client instance.
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
  ) async throws(RequestError<GlobalHereNow.Failure>) -> OccupancyByChannel {
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

  /// Lists the channels on which a user is present.
  ///
  /// - Parameters:
  ///   - subscribeKey: The subscribe key of the app.
  ///   - userId: The ID of the user.
  ///   - uuid: The ID of the user that sends the request.
  ///   - pnsdk: The name and version of the client.
  ///   - requestId: The UUID of the request, which is the same in each retry.
  ///   - instanceId: The UUID of the client instance.
  /// - Returns: The channels on which the user is present.
  public func whereNow(
    subscribeKey: String,
    userId: String,
    uuid: String? = nil,
    pnsdk: String? = nil,
    requestId: String? = nil,
    instanceId: String? = nil
  ) async throws(RequestError<WhereNow.Failure>) -> WhereNowReply {
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
