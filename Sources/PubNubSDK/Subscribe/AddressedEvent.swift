import BinderyRuntime

/// What all that a subscription brings has in common: where it was published, when and by whom.
protocol AddressedEvent {
  var subscription: String? { get }
  var channel: String { get }
  var publisher: String? { get }
  var published: EventCursor? { get }
  var metadata: Metadata? { get }
  var customMessageType: String? { get }
}

extension MessageEvent: AddressedEvent {}
extension SignalEvent: AddressedEvent {}
extension PresenceEvent: AddressedEvent {}
extension ObjectEvent: AddressedEvent {}
extension ActionEvent: AddressedEvent {}
extension FileEvent: AddressedEvent {}
extension SubscribeMessage: AddressedEvent {}

extension AddressedEvent {
  /// The channel, or that whose presence it is.
  var place: String { channel.placeName }

  /// The wildcard or group that it came by; nil for the channel itself.
  var match: String? {
    // Most come by the channel itself, in the same words.
    guard let subscription, subscription != channel else { return nil }
    let name = subscription.placeName
    return name == place ? nil : name
  }

  /// When it was published; 0 where the message has no such timetoken, which is an error beside it.
  var timetoken: Timetoken { published.flatMap { Timetoken($0.timetoken) } ?? 0 }

  var meta: AnyJSON? { metadata.map { AnyJSON($0) } }

  func item(_ content: ReceivedItem.Content) -> ReceivedItem {
    ReceivedItem(content, channel: place, match: match)
  }

  func message(
    _ opened: OpenedPayload,
    _ type: PubNubMessageType
  ) -> PubNubMessageBase {
    PubNubMessageBase(
      content: AnyJSON(opened.payload),
      publisher: publisher,
      channel: place,
      subscription: match,
      published: timetoken,
      meta: meta,
      messageType: type,
      customMessageType: customMessageType,
      error: opened.error
    )
  }
}
