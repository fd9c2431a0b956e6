// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime

/// Sending messages and signals.
extension PubNubAPI {
  /// Publishes a message to a channel.
  ///
  /// The message travels in the URL, so it must be short; `postMessage` takes longer ones.
  /// To fire a message, which reaches event handlers in the network and no subscriber, publish it
  /// with `store` 0 and `norep` true.
  ///
  /// - Parameters:
  ///   - publishKey: The key that may publish.
  ///   - subscribeKey: The key under which everything lives.
  ///   - channel: The channel's name.
  ///   - message: The message, any JSON value.
  ///   - store: 1 to store the message, 0 not to; without it the key's setting decides.
  ///   - ttl: Hours for which the message is stored, if it is stored.
  ///   - meta: Any JSON value about the message, for subscribers, history and filters to see.
  ///   - norep: True to keep the message from subscribers and other points of presence.
  ///   - customMessageType: A word of the application's own for the kind of message.
  ///   - sequenceNumber: The publisher's count of messages, from 1 to 65535 and round again.
  ///   - uuid: The user that sends the request.
  ///   - pnsdk: The client's name and version.
  ///   - requestId: A UUID of the request, the same when it is tried again.
  ///   - instanceId: A UUID of the client's instance.
  /// - Returns: The service has the message.
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
  ) async throws(RequestError<PublishMessage.Failure>) -> PublishMessage.Reply {
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

  /// Publishes a message to a channel, in the body of the request.
  ///
  /// The same as `publishMessage` for messages too long for a URL. The service also takes the
  /// body compressed with gzip, announced by `Content-Encoding: gzip`.
  ///
  /// - Parameters:
  ///   - publishKey: The key that may publish.
  ///   - subscribeKey: The key under which everything lives.
  ///   - channel: The channel's name.
  ///   - store: 1 to store the message, 0 not to; without it the key's setting decides.
  ///   - ttl: Hours for which the message is stored, if it is stored.
  ///   - meta: Any JSON value about the message, for subscribers, history and filters to see.
  ///   - norep: True to keep the message from subscribers and other points of presence.
  ///   - customMessageType: A word of the application's own for the kind of message.
  ///   - sequenceNumber: The publisher's count of messages, from 1 to 65535 and round again.
  ///   - uuid: The user that sends the request.
  ///   - pnsdk: The client's name and version.
  ///   - requestId: A UUID of the request, the same when it is tried again.
  ///   - instanceId: A UUID of the client's instance.
  ///   - body: The message, any JSON value of at most 32 KiB.
  /// - Returns: The service has the message.
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
  ) async throws(RequestError<PostMessage.Failure>) -> PostMessage.Reply {
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
  /// A signal is a message of at most 64 bytes of JSON text (30 on older keys) that is never
  /// stored and carries no metadata.
  ///
  /// - Parameters:
  ///   - publishKey: The key that may publish.
  ///   - subscribeKey: The key under which everything lives.
  ///   - channel: The channel's name.
  ///   - signal: The signal, any JSON value.
  ///   - customMessageType: A word of the application's own for the kind of message.
  ///   - uuid: The user that sends the request.
  ///   - pnsdk: The client's name and version.
  ///   - requestId: A UUID of the request, the same when it is tried again.
  ///   - instanceId: A UUID of the client's instance.
  /// - Returns: The service has the message.
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
  ) async throws(RequestError<SendSignal.Failure>) -> SendSignal.Reply {
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
