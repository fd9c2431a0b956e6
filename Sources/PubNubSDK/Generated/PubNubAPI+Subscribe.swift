// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// Receiving what others send, by long poll.
extension PubNubAPI {
  /// Waits for what happens on channels and channel groups.
  ///
  /// Without `tt`, or with `tt=0`, the service answers at once with the current cursor. With a
  /// cursor it answers as soon as something newer exists, or with nothing after some 280 seconds.
  /// Pass the cursor of each answer to the next request.
  ///
  /// Add `-pnpres` to the name of a channel or group to receive its presence. Names may end in a
  /// wildcard, `a.*` or `a.b.*`.
  ///
  /// - Parameters:
  ///   - subscribeKey: The key under which everything lives.
  ///   - channels: The channels' names.
  ///   - channelGroups: The channel groups' names.
  ///   - timetoken: The timetoken of the cursor; 0 asks for the current one.
  ///   - region: The region of the cursor.
  ///   - filter: An expression on `meta` or `data` that messages must satisfy.
  ///   - heartbeat: Seconds of silence after which the user counts as gone.
  ///   - state: The user's state by channel.
  ///   - eventEngine: 1 when the client runs the event engine.
  ///   - onDemand: 1 when connections of several windows share this request.
  ///   - uuid: The user that sends the request.
  ///   - pnsdk: The client's name and version.
  ///   - requestId: A UUID of the request, the same when it is tried again.
  ///   - instanceId: A UUID of the client's instance.
  /// - Returns: What happened, and where to go on.
  public func subscribe(
    subscribeKey: String,
    channels: [String],
    channelGroups: [String]? = nil,
    timetoken: DecimalTimetoken? = nil,
    region: Int? = nil,
    filter: String? = nil,
    heartbeat: Int? = nil,
    state: [String: PresenceState]? = nil,
    eventEngine: Int? = nil,
    onDemand: Int? = nil,
    uuid: String? = nil,
    pnsdk: String? = nil,
    requestId: String? = nil,
    instanceId: String? = nil
  ) async throws(RequestError<Subscribe.Failure>) -> Subscribe.Reply {
    try await send(
      Subscribe(
        subscribeKey: subscribeKey,
        channels: channels,
        channelGroups: channelGroups,
        timetoken: timetoken,
        region: region,
        filter: filter,
        heartbeat: heartbeat,
        state: state,
        eventEngine: eventEngine,
        onDemand: onDemand,
        uuid: uuid,
        pnsdk: pnsdk,
        requestId: requestId,
        instanceId: instanceId
      )
    )
  }
}
