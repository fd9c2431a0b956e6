// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// Messages that the service has stored.
extension PubNubAPI {
  /// Fetches stored messages of one channel or several.
  ///
  /// Each channel's messages come oldest first. Without `start` and `end` they are the newest;
  /// page back with the timetoken of the oldest one as `start`, until nothing comes.
  ///
  /// - Parameters:
  ///   - subscribeKey: The key under which everything lives.
  ///   - channels: The channels' names.
  ///   - max: Messages per channel, at most 100 for one channel and 25 for several.
  ///   - start: Only messages older than this timetoken; the newer bound.
  ///   - end: Only messages of this timetoken and newer; the older bound.
  ///   - includeMeta: Whether to include the messages' metadata.
  ///   - includeMessageType: Whether to include the kind of each message.
  ///   - includeCustomMessageType: Whether to include the application's word for the kind of each
  ///     message.
  ///   - includeUuid: Whether to include the publisher of each message.
  ///   - encodeChannels: Whether the answer's channel names are percent-encoded.
  ///   - reverse: Whether to fetch from the oldest message on.
  ///   - stringMessageToken: Whether timetokens in the answer are strings rather than numbers.
  ///   - uuid: The user that sends the request.
  ///   - pnsdk: The client's name and version.
  ///   - requestId: A UUID of the request, the same when it is tried again.
  ///   - instanceId: A UUID of the client's instance.
  /// - Returns: The messages by channel.
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
  ///
  /// - Parameters:
  ///   - subscribeKey: The key under which everything lives.
  ///   - channel: The channel, exactly one.
  ///   - start: The message at this timetoken is kept.
  ///   - end: The message at this timetoken is deleted.
  ///   - uuid: The user that sends the request.
  ///   - pnsdk: The client's name and version.
  ///   - requestId: A UUID of the request, the same when it is tried again.
  ///   - instanceId: A UUID of the client's instance.
  /// - Returns: The messages are deleted.
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
  /// When the answer is truncated, `more` is the start of the next page. Otherwise page as with
  /// `fetchHistory`.
  ///
  /// - Parameters:
  ///   - subscribeKey: The key under which everything lives.
  ///   - channel: The channel's name.
  ///   - max: How many messages to fetch.
  ///   - start: Only messages older than this timetoken; the newer bound.
  ///   - end: Only messages of this timetoken and newer; the older bound.
  ///   - includeMeta: Whether to include the messages' metadata.
  ///   - includeMessageType: Whether to include the kind of each message.
  ///   - includeCustomMessageType: Whether to include the application's word for the kind of each
  ///     message.
  ///   - includeUuid: Whether to include the publisher of each message.
  ///   - encodeChannels: Whether the answer's channel names are percent-encoded.
  ///   - reverse: Whether to fetch from the oldest message on.
  ///   - stringMessageToken: Whether timetokens in the answer are strings rather than numbers.
  ///   - uuid: The user that sends the request.
  ///   - pnsdk: The client's name and version.
  ///   - requestId: A UUID of the request, the same when it is tried again.
  ///   - instanceId: A UUID of the client's instance.
  /// - Returns: The messages of the channel, with their actions.
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
  ///
  /// - Parameters:
  ///   - subscribeKey: The key under which everything lives.
  ///   - channels: The channels' names.
  ///   - timetoken: Count messages from this timetoken on; 1 counts all.
  ///   - channelsTimetoken: The timetoken of each channel, in the order of the channels.
  ///   - uuid: The user that sends the request.
  ///   - pnsdk: The client's name and version.
  ///   - requestId: A UUID of the request, the same when it is tried again.
  ///   - instanceId: A UUID of the client's instance.
  /// - Returns: The number of messages by channel.
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
