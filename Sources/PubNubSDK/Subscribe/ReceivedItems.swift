import BinderyRealtime
import BinderyRuntime
import Foundation

/// Converts the messages of a response to the items for listeners.
struct ReceivedItems {
  let encryption: PayloadEncryption

  /// The event, followed by an error with the malformed members and the bytes of the message.
  func items(_ received: PolledEvent) -> [ReceivedItem] {
    let event = received.event.flatMap(item)
    let fault = received.fault ?? received.event.flatMap { EventFault(payloadOf: $0, encryption) }
    let error = fault.map { Self.error($0, $0.errors, $0.message) }
    return [event, error].compactMap { $0 }
  }

  /// The error for a malformed member of a response.
  static func item(_ fault: UndecodableEvent) -> ReceivedItem {
    error(fault, [fault.error], fault.message)
  }

  private static func error(
    _ cause: any Error,
    _ errors: [JSONError],
    _ bytes: [UInt8]
  ) -> ReceivedItem {
    let error = PubNubError(
      .jsonDataDecodingFailure,
      details: errors.map(\.description),
      underlying: cause,
      affected: [.data(Data(bytes))]
    )
    return .own(.subscribeError(error))
  }

  private func item(_ event: EventsChannel.Incoming) -> ReceivedItem? {
    switch event {
    case .message(let event):
      item(.messageReceived(event.message(open(event.payload, .message), .message)), event)
    case .signal(let event):
      item(.signalReceived(event.message(open(event.payload, .signal), .signal)), event)
    case .presence(let event): item(.presenceChanged(event.change), event)
    case .object(let event): object(event)
    case .messageAction(let event): item(event.actionEvent, event)
    case .file(let event): file(event)
    case .unknown(let value): unknown(value)
    }
  }

  private func item(_ event: SubscriptionEvent, _ origin: some AddressedEvent) -> ReceivedItem {
    origin.item(.event(event))
  }

  private func open(_ payload: JSONValue, _ type: PubNubMessageType) -> OpenedPayload {
    encryption.open(payload, of: type)
  }

  /// Converts an event of an unknown kind, or with an unexpected payload, to a message.
  ///
  /// Nil for a value that isn't a message; its fault is reported.
  private func unknown(_ value: JSONValue) -> ReceivedItem? {
    guard let message: SubscribeMessage = try? value.decode() else { return nil }
    let type = PubNubMessageType(rawValue: message.kind ?? 0) ?? .unknown
    // Without a kind it is a malformed presence event.
    let kind = type == .message ? .unknown : type
    return item(.messageReceived(message.message(open(message.payload, kind), kind)), message)
  }

  private func object(_ event: ObjectEvent) -> ReceivedItem {
    if let change = event.payload.event { return item(change, event) }
    // An object type that this client doesn't know.
    let payload = OpenedPayload(JSONValue(lossless: event.payload))
    return item(.messageReceived(event.message(payload, .object)), event)
  }

  private func file(_ event: FileEvent) -> ReceivedItem {
    switch event.payload {
    case .filePayload(let payload): event.item(.file(event.file(payload)))
    case .encrypted(let text): decrypted(.string(text), event)
    case .unknown(let value): decrypted(value, event)
    }
  }

  private func decrypted(_ payload: JSONValue, _ event: FileEvent) -> ReceivedItem {
    let opened = open(payload, .file)
    if let payload: FilePayload = try? opened.payload.decode() {
      return event.item(.file(event.file(payload)))
    }
    // An app that has the key may be able to decrypt the payload.
    return item(.messageReceived(event.message(opened, .file)), event)
  }
}
