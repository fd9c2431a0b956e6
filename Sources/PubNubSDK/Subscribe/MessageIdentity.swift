import BinderyRealtime
import BinderyRuntime

/// What two deliveries of one message share, by the specification.
///
/// The places of `EventsChannel.dedupe` are read where the events have them; tests hold the one to
/// the other. All of them are hashed: an answer may have any number of messages of one moment.
struct MessageIdentity: Hashable {
  private let channel: String
  private let timetoken: String
  private let publisher: String?
  private let content: Content

  fileprivate enum Content: Hashable {
    case json(JSONValue)
    case presence(PresencePayload)
    case object(ObjectPayload)
    case action(MessageActionPayload)
    case file(SharedFile)
    /// The places of a kind that is newer than this client.
    case places([JSONValue?])
    /// All of what is no message.
    case whole(JSONValue)
  }
}

extension EventsChannel.Incoming {
  var identity: MessageIdentity {
    switch self {
    case .message(let event): MessageIdentity(event, .json(event.payload))
    case .signal(let event): MessageIdentity(event, .json(event.payload))
    case .presence(let event): MessageIdentity(event, .presence(event.payload))
    case .object(let event): MessageIdentity(event, .object(event.payload))
    case .messageAction(let event): MessageIdentity(event, .action(event.payload))
    case .file(let event): MessageIdentity(event, .file(event.payload))
    case .unknown(let value): MessageIdentity(value)
    }
  }
}

extension MessageIdentity {
  fileprivate init(_ event: some AddressedEvent, _ content: Content) {
    channel = event.channel
    timetoken = event.published.timetoken
    publisher = event.publisher
    self.content = content
  }

  fileprivate init(_ value: JSONValue) {
    channel = ""
    timetoken = ""
    publisher = nil
    let isMessage = value["c"] != nil || value["p"]?["t"] != nil
    content =
      isMessage ? .places(EventsChannel.dedupe.values(payload: value)) : .whole(value)
  }
}
