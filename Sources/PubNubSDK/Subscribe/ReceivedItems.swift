import BinderyRealtime
import BinderyRuntime
import Foundation

/// Turns what the specification describes into what the documentation names.
struct ReceivedItems {
  let encryption: PayloadEncryption

  /// What cannot be decoded costs only itself: it is told as an error, with its bytes.
  func item(_ received: ReceivedEvent<EventsChannel.Incoming>) -> ReceivedItem {
    switch received {
    case .event(let event): item(event)
    case .undecodable(let message): undecodable(message)
    }
  }

  private func item(_ event: EventsChannel.Incoming) -> ReceivedItem {
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

  /// A kind that is newer than this client is a message like any other.
  private func unknown(_ value: JSONValue) -> ReceivedItem {
    do {
      let message: SubscribeMessage = try value.decode()
      let opened = open(message.payload, .unknown)
      return item(.messageReceived(message.message(opened, .unknown)), message)
    } catch {
      return undecodable(UndecodableEvent(message: Array(value.description.utf8), error: error))
    }
  }

  private func undecodable(_ message: UndecodableEvent) -> ReceivedItem {
    .own(
      .subscribeError(
        PubNubError(
          .jsonDataDecodingFailure,
          details: [message.error.description],
          underlying: message,
          affected: [.data(Data(message.message))]
        )
      )
    )
  }

  private func object(_ event: ObjectEvent) -> ReceivedItem {
    if let change = event.payload.event { return item(change, event) }
    // A kind of object that is newer than this client.
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
    // Whoever has the key may still know what it is.
    return item(.messageReceived(event.message(opened, .file)), event)
  }
}
