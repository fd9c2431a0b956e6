// Generated from Spec/pubnub/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Messages that the service has stored.
extension PubNubAPI {
  /// Fetches stored messages of one channel or several.
  ///
  /// Each channel's messages come oldest first. Without `start` and `end` they are the newest;
  /// page back with the timetoken of the oldest one as `start`, until nothing comes.
  public func fetchHistory(
    subscribeKey: String,
    channels: [String],
    max: Int? = nil,
    start: DecimalTimetoken? = nil,
    end: DecimalTimetoken? = nil,
    includeMeta: Bool? = nil,
    includeMessageType: Bool? = nil,
    includeCustomMessageType: Bool? = nil,
    includeUuid: Bool? = nil,
    encodeChannels: Bool? = nil,
    reverse: Bool? = nil,
    stringMessageToken: Bool? = nil,
    uuid: String? = nil,
    pnsdk: String? = nil,
    requestId: String? = nil,
    instanceId: String? = nil
  ) async throws(RequestError<FetchHistory.Failure>) -> FetchHistory.Reply {
    try await send(
      FetchHistory(
        subscribeKey: subscribeKey,
        channels: channels,
        max: max,
        start: start,
        end: end,
        includeMeta: includeMeta,
        includeMessageType: includeMessageType,
        includeCustomMessageType: includeCustomMessageType,
        includeUuid: includeUuid,
        encodeChannels: encodeChannels,
        reverse: reverse,
        stringMessageToken: stringMessageToken,
        uuid: uuid,
        pnsdk: pnsdk,
        requestId: requestId,
        instanceId: instanceId
      )
    )
  }

  /// Deletes stored messages of a channel.
  ///
  /// Without bounds, all of them. With `start` alone, those older than it; with `end` alone,
  /// those from now back to it, itself included. With both, the message at `start` stays and the
  /// one at `end` goes, whichever of the two is larger: to delete one message, give its timetoken
  /// as `end` and the next number as `start`.
  public func deleteMessages(
    subscribeKey: String,
    channel: String,
    start: DecimalTimetoken? = nil,
    end: DecimalTimetoken? = nil,
    uuid: String? = nil,
    pnsdk: String? = nil,
    requestId: String? = nil,
    instanceId: String? = nil
  ) async throws(RequestError<DeleteMessages.Failure>) -> DeleteMessages.Reply {
    try await send(
      DeleteMessages(
        subscribeKey: subscribeKey,
        channel: channel,
        start: start,
        end: end,
        uuid: uuid,
        pnsdk: pnsdk,
        requestId: requestId,
        instanceId: instanceId
      )
    )
  }

  /// Fetches stored messages of a channel, each with its actions.
  ///
  /// When the answer is cut short, `more` says where the next page starts. Otherwise page as with
  /// `fetchHistory`.
  public func fetchHistoryWithActions(
    subscribeKey: String,
    channel: String,
    max: Int? = nil,
    start: DecimalTimetoken? = nil,
    end: DecimalTimetoken? = nil,
    includeMeta: Bool? = nil,
    includeMessageType: Bool? = nil,
    includeCustomMessageType: Bool? = nil,
    includeUuid: Bool? = nil,
    encodeChannels: Bool? = nil,
    reverse: Bool? = nil,
    stringMessageToken: Bool? = nil,
    uuid: String? = nil,
    pnsdk: String? = nil,
    requestId: String? = nil,
    instanceId: String? = nil
  ) async throws(RequestError<FetchHistoryWithActions.Failure>) -> FetchHistoryWithActions.Reply {
    try await send(
      FetchHistoryWithActions(
        subscribeKey: subscribeKey,
        channel: channel,
        max: max,
        start: start,
        end: end,
        includeMeta: includeMeta,
        includeMessageType: includeMessageType,
        includeCustomMessageType: includeCustomMessageType,
        includeUuid: includeUuid,
        encodeChannels: encodeChannels,
        reverse: reverse,
        stringMessageToken: stringMessageToken,
        uuid: uuid,
        pnsdk: pnsdk,
        requestId: requestId,
        instanceId: instanceId
      )
    )
  }

  /// Counts the stored messages of channels since a time.
  ///
  /// Give either `timetoken`, one for all channels, or `channelsTimetoken`, one for each channel
  /// in the same order.
  public func countMessages(
    subscribeKey: String,
    channels: [String],
    timetoken: DecimalTimetoken? = nil,
    channelsTimetoken: [DecimalTimetoken]? = nil,
    uuid: String? = nil,
    pnsdk: String? = nil,
    requestId: String? = nil,
    instanceId: String? = nil
  ) async throws(RequestError<CountMessages.Failure>) -> CountMessages.Reply {
    try await send(
      CountMessages(
        subscribeKey: subscribeKey,
        channels: channels,
        timetoken: timetoken,
        channelsTimetoken: channelsTimetoken,
        uuid: uuid,
        pnsdk: pnsdk,
        requestId: requestId,
        instanceId: instanceId
      )
    )
  }
}
