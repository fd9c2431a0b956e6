import BinderyRealtime
import BinderyRuntime
import Foundation

/// Converts the messages of a response to the items for listeners.
struct ReceivedItems {
  let encryption: PayloadEncryption

  /// The event, followed by an error with the malformed members and the bytes of the message.
  func items(_ received: PolledEvent) -> [ReceivedItem] {
    let (event, payloadFault) = converted(received)
    let fault = received.fault ?? payloadFault
    let error = fault.map { Self.error($0, $0.errors, $0.message) }
    return [event, error].compactMap { $0 }
  }

  /// The error for a malformed member of a response.
  static func item(_ fault: UndecodableEvent) -> ReceivedItem {
    error(fault, fault.error.all, fault.message)
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

  /// An item, and the error if the payload isn't a file or object event.
  private typealias Conversion = (item: ReceivedItem?, fault: MalformedEventError?)

  private func converted(_ received: PolledEvent) -> Conversion {
    switch received.event {
    case .message(let event):
      (item(.messageReceived(event.message(open(event.payload, .message), .message)), event), nil)
    case .signal(let event):
      (item(.signalReceived(event.message(open(event.payload, .signal), .signal)), event), nil)
    case .presence(let event): (item(.presenceChanged(event.change), event), nil)
    case .object(let event): object(event)
    case .messageAction(let event): (item(event.actionEvent, event), nil)
    case .file(let event): file(event)
    case .unknown: (received.message.map(unknown), nil)
    case nil: (nil, nil)
    }
  }

  private func item(_ event: SubscriptionEvent, _ origin: some AddressedEvent) -> ReceivedItem {
    origin.item(.event(event))
  }

  private func open(_ payload: JSONValue, _ type: PubNubMessageType) -> OpenedPayload {
    encryption.open(payload, of: type)
  }

  /// Converts an event of an unknown kind, or with an unexpected payload, to a message.
  private func unknown(_ message: SubscribeMessage) -> ReceivedItem {
    let type = PubNubMessageType(rawValue: message.kind ?? 0) ?? .unknown
    // Without a kind it is a malformed presence event.
    let kind = type == .message ? .unknown : type
    return item(.messageReceived(message.message(open(message.payload, kind), kind)), message)
  }

  private func object(_ event: ObjectEvent) -> Conversion {
    if let change = event.payload.event { return (item(change, event), nil) }
    // An object of an unknown type is newer than this client, not malformed.
    let payload = OpenedPayload(JSONValue(lossless: event.payload))
    let fault = event.payload.error.map { MalformedEventError($0, inPayloadOf: event) }
    return (item(.messageReceived(event.message(payload, .object)), event), fault)
  }

  private func file(_ event: FileEvent) -> Conversion {
    switch event.payload {
    case .filePayload(let payload): (event.item(.file(event.file(payload))), nil)
    case .encrypted(let text): decrypted(.string(text), event)
    case .unknown(let value): decrypted(value, event)
    }
  }

  private func decrypted(_ payload: JSONValue, _ event: FileEvent) -> Conversion {
    let opened = open(payload, .file)
    do {
      let payload: FilePayload = try opened.payload.decode()
      return (event.item(.file(event.file(payload))), nil)
    } catch {
      // The message of text that remains encrypted has the reason, or there is no key: an app that
      // has it may be able to decrypt the payload.
      let remainsEncrypted =
        payload.string != nil && (opened.error != nil || opened.payload == payload)
      let fault = remainsEncrypted ? nil : MalformedEventError(error, inPayloadOf: event)
      return (item(.messageReceived(event.message(opened, .file)), event), fault)
    }
  }
}
