import BinderyRealtime
import PubNubSDK

extension Event {
  /// Returns the event as a subscriber receives it.
  ///
  /// - Parameter subscription: The subscribed name: the channel, a wildcard or a group.
  func incoming(subscription: String, subscribeKey: String) -> EventsChannel.Incoming {
    let address = Address(
      subscription: subscription,
      subscribeKey: subscribeKey,
      cursor: .local(timetoken)
    )
    return switch content {
    case .message(let payload): .message(message(payload, address))
    case .signal(let payload): .signal(signal(payload, address))
    case .action(let payload): .messageAction(action(payload, address))
    case .presence(let payload): .presence(presence(payload, address))
    }
  }

  private struct Address {
    let subscription: String
    let subscribeKey: String
    let cursor: EventCursor
  }

  private static let shard = "1"
  /// The observed flags of the real service for storable messages, and for other events.
  private static let storable = 514
  private static let transientFlags = 512

  private func message(_ payload: MessagePayload, _ address: Address) -> MessageEvent {
    MessageEvent(
      shard: Self.shard,
      subscription: address.subscription,
      channel: channel,
      payload: payload,
      kind: nil,
      flags: Self.storable,
      publisher: details.publisher,
      subscribeKey: address.subscribeKey,
      published: address.cursor,
      sequenceNumber: details.sequenceNumber,
      metadata: details.metadata,
      customMessageType: details.customMessageType
    )
  }

  private func signal(_ payload: SignalPayload, _ address: Address) -> SignalEvent {
    SignalEvent(
      shard: Self.shard,
      subscription: address.subscription,
      channel: channel,
      payload: payload,
      kind: 1,
      flags: Self.transientFlags,
      publisher: details.publisher,
      subscribeKey: address.subscribeKey,
      published: address.cursor,
      customMessageType: details.customMessageType
    )
  }

  private func action(_ payload: MessageActionPayload, _ address: Address) -> ActionEvent {
    ActionEvent(
      shard: Self.shard,
      subscription: address.subscription,
      channel: channel,
      payload: payload,
      kind: 3,
      flags: Self.transientFlags,
      publisher: details.publisher,
      subscribeKey: address.subscribeKey,
      published: address.cursor
    )
  }

  private func presence(_ payload: PresencePayload, _ address: Address) -> PresenceEvent {
    PresenceEvent(
      shard: Self.shard,
      subscription: address.subscription,
      channel: channel,
      payload: payload,
      kind: nil,
      flags: Self.transientFlags,
      subscribeKey: address.subscribeKey,
      published: address.cursor,
      metadata: payload.metadata
    )
  }
}

extension EventCursor {
  /// Creates a cursor of the sandbox's only region.
  static func local(_ timetoken: UInt64) -> EventCursor {
    EventCursor(timetoken: "\(timetoken)", region: 1)
  }
}
