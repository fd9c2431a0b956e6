// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// Publishing of messages and signals.
extension PubNubAPI {
  /// Publishes a message to a channel.
  ///
  /// The message is part of the URL, so it must be short; `postMessage` accepts longer messages. To
  /// fire a message, which reaches event handlers in the network and no subscriber, publish it with
  /// `store` 0 and `norep` true.
  ///
  /// - Parameters:
  ///   - publishKey: The publish key of the app.
  ///   - subscribeKey: The subscribe key of the app.
  ///   - channel: The name of the channel.
  ///   - message: The message, any JSON value.
  ///   - store: Whether to store the message, as 1 or 0; by default, the setting of the key
  ///     applies.
  ///   - ttl: The number of hours for which the message is stored, if it is stored.
  ///   - meta: The metadata of the message, any JSON value, for subscribers, history and filters.
  ///   - norep: Whether to withhold the message from subscribers and other points of presence.
  ///   - customMessageType: The custom message type, which the application defines.
  ///   - sequenceNumber: The sequence number of the publisher's message, from 1 to 65535, then from
  ///     1 again.
  ///   - uuid: The ID of the user that sends the request.
  ///   - pnsdk: The name and version of the client.
  ///   - requestId: The UUID of the request, which is the same in each retry.
  ///   - instanceId: The UUID of the client instance.
  /// - Returns: The confirmation of the published message.
  public func publishMessage(
    publishKey: String,
    subscribeKey: String,
    channel: String,
    message: MessagePayload,
    store: Int? = nil,
    ttl: Int? = nil,
    meta: Metadata? = nil,
    norep: NoReplication? = nil,
    customMessageType: String? = nil,
    sequenceNumber: Int? = nil,
    uuid: String? = nil,
    pnsdk: String? = nil,
    requestId: String? = nil,
    instanceId: String? = nil
  ) async throws(RequestError<PublishMessage.Failure>) -> PublishReceipt {
    try await send(
      PublishMessage(
        publishKey: publishKey,
        subscribeKey: subscribeKey,
        channel: channel,
        message: message,
        store: store,
        ttl: ttl,
        meta: meta,
        norep: norep,
        customMessageType: customMessageType,
        sequenceNumber: sequenceNumber,
        uuid: uuid,
        pnsdk: pnsdk,
        requestId: requestId,
        instanceId: instanceId
      )
    )
  }

  /// Publishes a message to a channel, with the message in the request body.
  ///
  /// Equivalent to `publishMessage`, for messages that are too long for a URL. The service also
  /// accepts a body compressed with gzip, declared by `Content-Encoding: gzip`.
  ///
  /// - Parameters:
  ///   - publishKey: The publish key of the app.
  ///   - subscribeKey: The subscribe key of the app.
  ///   - channel: The name of the channel.
  ///   - store: Whether to store the message, as 1 or 0; by default, the setting of the key
  ///     applies.
  ///   - ttl: The number of hours for which the message is stored, if it is stored.
  ///   - meta: The metadata of the message, any JSON value, for subscribers, history and filters.
  ///   - norep: Whether to withhold the message from subscribers and other points of presence.
  ///   - customMessageType: The custom message type, which the application defines.
  ///   - sequenceNumber: The sequence number of the publisher's message, from 1 to 65535, then from
  ///     1 again.
  ///   - uuid: The ID of the user that sends the request.
  ///   - pnsdk: The name and version of the client.
  ///   - requestId: The UUID of the request, which is the same in each retry.
  ///   - instanceId: The UUID of the client instance.
  ///   - body: The message, any JSON value of at most 32 KiB.
  /// - Returns: The confirmation of the published message.
  public func postMessage(
    publishKey: String,
    subscribeKey: String,
    channel: String,
    body: MessagePayload,
    store: Int? = nil,
    ttl: Int? = nil,
    meta: Metadata? = nil,
    norep: NoReplication? = nil,
    customMessageType: String? = nil,
    sequenceNumber: Int? = nil,
    uuid: String? = nil,
    pnsdk: String? = nil,
    requestId: String? = nil,
    instanceId: String? = nil
  ) async throws(RequestError<PostMessage.Failure>) -> PublishReceipt {
    try await send(
      PostMessage(
        publishKey: publishKey,
        subscribeKey: subscribeKey,
        channel: channel,
        body: body,
        store: store,
        ttl: ttl,
        meta: meta,
        norep: norep,
        customMessageType: customMessageType,
        sequenceNumber: sequenceNumber,
        uuid: uuid,
        pnsdk: pnsdk,
        requestId: requestId,
        instanceId: instanceId
      )
    )
  }

  /// Sends a signal to a channel.
  ///
  /// A signal is a message of at most 64 bytes of JSON text (30 on older keys). The service never
  /// stores it, and it has no metadata.
  ///
  /// - Parameters:
  ///   - publishKey: The publish key of the app.
  ///   - subscribeKey: The subscribe key of the app.
  ///   - channel: The name of the channel.
  ///   - signal: The signal, any JSON value.
  ///   - customMessageType: The custom message type, which the application defines.
  ///   - uuid: The ID of the user that sends the request.
  ///   - pnsdk: The name and version of the client.
  ///   - requestId: The UUID of the request, which is the same in each retry.
  ///   - instanceId: The UUID of the client instance.
  /// - Returns: The confirmation of the published message.
  public func sendSignal(
    publishKey: String,
    subscribeKey: String,
    channel: String,
    signal: SignalPayload,
    customMessageType: String? = nil,
    uuid: String? = nil,
    pnsdk: String? = nil,
    requestId: String? = nil,
    instanceId: String? = nil
  ) async throws(RequestError<SendSignal.Failure>) -> PublishReceipt {
    try await send(
      SendSignal(
        publishKey: publishKey,
        subscribeKey: subscribeKey,
        channel: channel,
        signal: signal,
        customMessageType: customMessageType,
        uuid: uuid,
        pnsdk: pnsdk,
        requestId: requestId,
        instanceId: instanceId
      )
    )
  }
}
