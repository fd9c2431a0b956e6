// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// Subscription to channels and channel groups, by long poll.
extension PubNubAPI {
  /// Waits for events on channels and channel groups.
  ///
  /// Without `tt`, or with `tt=0`, the service responds immediately with the current cursor. With a
  /// cursor it responds as soon as it has newer events, or without events after about 280 seconds.
  /// Each request continues at the cursor of the previous response.
  ///
  /// The suffix `-pnpres` on the name of a channel or group subscribes to its presence events.
  /// Names may end in a wildcard, `a.*` or `a.b.*`.
  ///
  /// - Parameters:
  ///   - subscribeKey: The subscribe key of the app.
  ///   - channels: The names of the channels.
  ///   - channelGroups: The names of the channel groups.
  ///   - timetoken: The timetoken of the cursor; 0 requests the current cursor.
  ///   - region: The region of the cursor.
  ///   - filter: The filter expression on `meta` or `data` that messages must satisfy.
  ///   - heartbeat: The presence timeout, the number of seconds without activity after which the
  ///     user leaves.
  ///   - state: The presence state of the user by channel.
  ///   - eventEngine: Whether the client uses the event engine, as 1 or 0.
  ///   - onDemand: Whether the connections of several windows share this request, as 1 or 0.
  ///   - uuid: The ID of the user that sends the request.
  ///   - pnsdk: The name and version of the client.
  ///   - requestId: The UUID of the request, which is the same in each retry.
  ///   - instanceId: The UUID of the client instance.
  /// - Returns: The events, and the cursor of the next request.
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
  ) async throws(RequestError<Subscribe.Failure>) -> SubscribeEnvelope {
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
