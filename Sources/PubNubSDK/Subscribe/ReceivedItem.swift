import BinderyRealtime
import BinderyRuntime
import Foundation

/// Something that a subscription brought, in the documented words.
enum ReceivedItem: Sendable {
  case event(SubscriptionEvent)
  case file(PubNubFileEvent)
}

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
      .event(.messageReceived(event.message(open(event.payload, .message), .message)))
    case .signal(let event):
      .event(.signalReceived(event.message(open(event.payload, .signal), .signal)))
    case .presence(let event): .event(.presenceChanged(event.change))
    case .object(let event): object(event)
    case .messageAction(let event): .event(event.actionEvent)
    case .file(let event): file(event)
    case .unknown(let value): unknown(value)
    }
  }

  private func open(_ payload: JSONValue, _ type: PubNubMessageType) -> OpenedPayload {
    encryption.open(payload, of: type)
  }

  /// A kind that is newer than this client is a message like any other.
  private func unknown(_ value: JSONValue) -> ReceivedItem {
    do {
      let message: SubscribeMessage = try value.decode()
      return .event(.messageReceived(message.message(open(message.payload, .unknown), .unknown)))
    } catch {
      return undecodable(UndecodableEvent(message: Array(value.description.utf8), error: error))
    }
  }

  private func undecodable(_ message: UndecodableEvent) -> ReceivedItem {
    .event(
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
    if let change = event.payload.event { return .event(change) }
    // A kind of object that is newer than this client.
    let payload = OpenedPayload(JSONValue(lossless: event.payload))
    return .event(.messageReceived(event.message(payload, .object)))
  }

  private func file(_ event: FileEvent) -> ReceivedItem {
    switch event.payload {
    case .filePayload(let payload): .file(event.file(payload, error: nil))
    case .encrypted(let text): decrypted(.string(text), event)
    case .unknown(let value): decrypted(value, event)
    }
  }

  private func decrypted(_ payload: JSONValue, _ event: FileEvent) -> ReceivedItem {
    let opened = open(payload, .file)
    if let payload: FilePayload = try? opened.payload.decode() {
      return .file(event.file(payload, error: nil))
    }
    // Whoever has the key may still know what it is.
    return .event(.messageReceived(event.message(opened, .file)))
  }
}

extension JSONValue {
  /// The JSON of a value that was decoded, and is therefore JSON.
  init(lossless value: some JSONEncodable) {
    self = (try? JSONValue(encoding: value)) ?? .null
  }
}

extension FileEvent {
  fileprivate func file(_ payload: FilePayload, error: PubNubError?) -> PubNubFileEvent {
    PubNubFileEvent(
      fileId: payload.file.id,
      filename: payload.file.name,
      message: payload.message.map { AnyJSON($0) },
      channel: place,
      subscription: match,
      publisher: publisher,
      published: timetoken,
      metadata: meta,
      error: error
    )
  }
}
