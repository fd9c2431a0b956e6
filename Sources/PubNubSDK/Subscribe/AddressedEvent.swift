import BinderyRuntime

/// The properties that all received events share: channel, publisher, time and metadata.
typealias AddressedEvent = SubscribeMessageProtocol

extension AddressedEvent {
  /// The channel, without the suffix for presence.
  var baseChannel: String { channel.baseName }

  /// The wildcard or group of the subscription that matched; nil for the channel itself.
  var match: String? {
    // Most messages match by the channel, with an identical name.
    guard let subscription, subscription != channel else { return nil }
    let name = subscription.baseName
    return name == baseChannel ? nil : name
  }

  /// The time of publication; 0 for a message without a valid timetoken, which is reported as an
  /// error.
  var timetoken: Timetoken { published.flatMap { Timetoken($0.timetoken) } ?? 0 }

  var meta: AnyJSON? { metadata.map { AnyJSON($0) } }

  func item(_ content: ReceivedItem.Content) -> ReceivedItem {
    ReceivedItem(content, channel: baseChannel, match: match)
  }

  func message(
    _ opened: OpenedPayload,
    _ type: PubNubMessageType
  ) -> PubNubMessageBase {
    PubNubMessageBase(
      payload: AnyJSON(opened.payload),
      publisher: publisher,
      channel: baseChannel,
      subscription: match,
      published: timetoken,
      metadata: meta,
      messageType: type,
      customMessageType: customMessageType,
      error: opened.error
    )
  }
}
