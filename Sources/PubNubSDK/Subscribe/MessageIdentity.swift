import BinderyRealtime
import BinderyRuntime

/// What two deliveries of one message share, by the specification.
///
/// The places of `EventsChannel.dedupe` are read where the events have them; tests hold the one to
/// the other. All of them are hashed: an answer may have any number of messages of one moment.
final class MessageIdentity: Hashable, Sendable {
  private let event: EventsChannel.Incoming
  /// The hash of it all, worked out once: to forget one of many asks its neighbours for theirs.
  private let digest: Int

  fileprivate init(of event: EventsChannel.Incoming) {
    self.event = event
    digest = event.places.hashValue
  }

  static func == (one: MessageIdentity, other: MessageIdentity) -> Bool {
    one === other || one.digest == other.digest && one.event.places == other.event.places
  }

  func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}

/// What counts of a message.
private struct Places: Hashable {
  let channel: String
  let timetoken: String
  let publisher: String?
  let content: Content

  enum Content: Hashable {
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
  /// Nil for a message without the timetoken that would tell it from another with its payload.
  var identity: MessageIdentity? { hasTimetoken ? MessageIdentity(of: self) : nil }

  private var hasTimetoken: Bool {
    switch self {
    case .message(let event): event.published != nil
    case .signal(let event): event.published != nil
    case .presence(let event): event.published != nil
    case .object(let event): event.published != nil
    case .messageAction(let event): event.published != nil
    case .file(let event): event.published != nil
    case .unknown(let value): value["c"] == nil || value["p"]?["t"] != nil
    }
  }

  fileprivate var places: Places {
    switch self {
    case .message(let event): Places(event, .json(event.payload))
    case .signal(let event): Places(event, .json(event.payload))
    case .presence(let event): Places(event, .presence(event.payload))
    case .object(let event): Places(event, .object(event.payload))
    case .messageAction(let event): Places(event, .action(event.payload))
    case .file(let event): Places(event, .file(event.payload))
    case .unknown(let value): Places(value)
    }
  }
}

extension Places {
  init(_ event: some AddressedEvent, _ content: Content) {
    channel = event.channel
    timetoken = event.published?.timetoken ?? ""
    publisher = event.publisher
    self.content = content
  }

  init(_ value: JSONValue) {
    channel = ""
    timetoken = ""
    publisher = nil
    let isMessage = value["c"] != nil || value["p"]?["t"] != nil
    content =
      isMessage ? .places(EventsChannel.dedupe.values(payload: value)) : .whole(value)
  }
}
