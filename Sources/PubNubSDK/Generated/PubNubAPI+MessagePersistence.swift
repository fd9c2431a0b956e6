// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// The messages that the service stores.
extension PubNubAPI {
  /// Fetches stored messages of one or more channels.
  ///
  /// The messages of each channel are sorted, oldest first. Without `start` and `end` they are the
  /// newest messages. To fetch older pages, set `start` to the timetoken of the oldest message,
  /// until a page is empty.
  ///
  /// - Parameters:
  ///   - subscribeKey: The subscribe key of the app.
  ///   - channels: The names of the channels.
  ///   - max: The number of messages per channel, at most 100 for one channel and 25 for several.
  ///   - start: The timetoken of the newer bound, exclusive.
  ///   - end: The timetoken of the older bound, inclusive.
  ///   - includeMeta: Whether to include the metadata of each message.
  ///   - includeMessageType: Whether to include the type of each message.
  ///   - includeCustomMessageType: Whether to include the custom message type of each message.
  ///   - includeUuid: Whether to include the ID of the publisher of each message.
  ///   - encodeChannels: Whether the channel names in the response are percent-encoded.
  ///   - reverse: Whether to start with the oldest message.
  ///   - stringMessageToken: Whether timetokens in the response are strings instead of numbers.
  ///   - uuid: The ID of the user that sends the request.
  ///   - pnsdk: The name and version of the client.
  ///   - requestId: The UUID of the request, which is the same in each retry.
  ///   - instanceId: The UUID of the client instance.
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
  ) async throws(RequestError<FetchHistory.Failure>) -> HistoryPage {
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
  /// Without bounds, the service deletes all messages of the channel. With `start` alone, it
  /// deletes the messages older than `start`; with `end` alone, the messages from now back to
  /// `end`, inclusive. With both, it keeps the message at `start` and deletes the message at `end`,
  /// in either order of the two. To delete one message, set `end` to its timetoken and `start` to
  /// the next number.
  ///
  /// - Parameters:
  ///   - subscribeKey: The subscribe key of the app.
  ///   - channel: The name of exactly one channel.
  ///   - start: The timetoken of the exclusive bound: the message at this timetoken is kept.
  ///   - end: The timetoken of the inclusive bound: the message at this timetoken is deleted.
  ///   - uuid: The ID of the user that sends the request.
  ///   - pnsdk: The name and version of the client.
  ///   - requestId: The UUID of the request, which is the same in each retry.
  ///   - instanceId: The UUID of the client instance.
  /// - Returns: The confirmation of the deletion.
  public func deleteMessages(
    subscribeKey: String,
    channel: String,
    start: DecimalTimetoken? = nil,
    end: DecimalTimetoken? = nil,
    uuid: String? = nil,
    pnsdk: String? = nil,
    requestId: String? = nil,
    instanceId: String? = nil
  ) async throws(RequestError<DeleteMessages.Failure>) -> DeletionReceipt {
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

  /// Fetches stored messages of a channel, with their message actions.
  ///
  /// In a truncated response, `more` contains the start of the next page. Otherwise, request
  /// further pages as with `fetchHistory`.
  ///
  /// - Parameters:
  ///   - subscribeKey: The subscribe key of the app.
  ///   - channel: The name of the channel.
  ///   - max: The number of messages to fetch, at most 25.
  ///   - start: The timetoken of the newer bound, exclusive.
  ///   - end: The timetoken of the older bound, inclusive.
  ///   - includeMeta: Whether to include the metadata of each message.
  ///   - includeMessageType: Whether to include the type of each message.
  ///   - includeCustomMessageType: Whether to include the custom message type of each message.
  ///   - includeUuid: Whether to include the ID of the publisher of each message.
  ///   - encodeChannels: Whether the channel names in the response are percent-encoded.
  ///   - reverse: Whether to start with the oldest message.
  ///   - stringMessageToken: Whether timetokens in the response are strings instead of numbers.
  ///   - uuid: The ID of the user that sends the request.
  ///   - pnsdk: The name and version of the client.
  ///   - requestId: The UUID of the request, which is the same in each retry.
  ///   - instanceId: The UUID of the client instance.
  /// - Returns: The messages of the channel, with their message actions.
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
  ) async throws(RequestError<FetchHistoryWithActions.Failure>) -> HistoryPage {
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

  /// Counts the stored messages of channels since a timetoken.
  ///
  /// A request contains either `timetoken`, one for all channels, or `channelsTimetoken`, one for
  /// each channel in the same order.
  ///
  /// - Parameters:
  ///   - subscribeKey: The subscribe key of the app.
  ///   - channels: The names of the channels.
  ///   - timetoken: The timetoken from which messages are counted; 1 counts all messages.
  ///   - channelsTimetoken: The timetoken of each channel, in the order of the channels.
  ///   - uuid: The ID of the user that sends the request.
  ///   - pnsdk: The name and version of the client.
  ///   - requestId: The UUID of the request, which is the same in each retry.
  ///   - instanceId: The UUID of the client instance.
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
  ) async throws(RequestError<CountMessages.Failure>) -> MessageCounts {
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
