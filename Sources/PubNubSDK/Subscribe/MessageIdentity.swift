import BinderyRealtime
import BinderyRuntime

/// The identity of a message, by which a second delivery is recognized (keyword `x-dedupe`).
///
/// It has the members that `EventsChannel.dedupe` lists, read from the typed events; a test
/// compares the two. All members are hashed, because a response may have any number of messages of
/// the same time.
final class MessageIdentity: Hashable, Sendable {
  private let event: EventsChannel.Incoming
  /// The hash value, computed once: removing an identity from a set reads the hashes of its
  /// neighbours.
  private let digest: Int

  fileprivate init(of event: EventsChannel.Incoming) {
    self.event = event
    digest = event.identityMembers.hashValue
  }

  static func == (one: MessageIdentity, other: MessageIdentity) -> Bool {
    one === other
      || one.digest == other.digest && one.event.identityMembers == other.event.identityMembers
  }

  func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}

/// The members of a message that form its identity.
private struct IdentityMembers: Hashable {
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
    /// The listed members of a kind that this client doesn't know.
    case values([JSONValue?])
    /// The complete value if it isn't a message.
    case whole(JSONValue)
  }
}

extension EventsChannel.Incoming {
  /// The identity; nil for a message without a timetoken, which can't be distinguished from another
  /// with the same payload.
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

  fileprivate var identityMembers: IdentityMembers {
    switch self {
    case .message(let event): IdentityMembers(event, .json(event.payload))
    case .signal(let event): IdentityMembers(event, .json(event.payload))
    case .presence(let event): IdentityMembers(event, .presence(event.payload))
    case .object(let event): IdentityMembers(event, .object(event.payload))
    case .messageAction(let event): IdentityMembers(event, .action(event.payload))
    case .file(let event): IdentityMembers(event, .file(event.payload))
    case .unknown(let value): IdentityMembers(value)
    }
  }
}

extension IdentityMembers {
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
      isMessage ? .values(EventsChannel.dedupe.values(payload: value)) : .whole(value)
  }
}
