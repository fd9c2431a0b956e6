import BinderyRealtime
import BinderyRuntime

/// A message of a subscribe response: the decoded event, and its malformed members.
///
/// Malformed metadata doesn't prevent delivery of the payload: the event has none, and the fault is
/// reported.
struct PolledEvent: Sendable {
  /// The event; of an unknown kind for a message without a payload, of which only the fault is
  /// reported.
  var event: EventsChannel.Incoming?
  /// The malformed members; nil if the message matches the specification.
  var fault: MalformedEventError?
  /// The message of an event of an unknown kind; nil for other events and for a value that isn't a
  /// message.
  var message: SubscribeMessage?
}

extension PolledEvent {
  /// - Parameter channel: The channel of a message that doesn't name one.
  init(_ received: ReceivedEvent<EventsChannel.Incoming>, from channel: String) {
    switch received {
    case .event(.unknown(let value)): self.init(repairing: value, value.utf8, from: channel)
    case .event(.message(let event)) where event.channel.isPresenceName:
      let value = JSONValue(lossless: event)
      self.init(repairing: value, value.utf8, from: "")
    case .event(let event): self.init(event)
    case .undecodable(let message):
      let value: JSONValue? = try? JSONReader.decode(from: message.message)
      self.init(repairing: value ?? .null, message.message, from: channel)
      if fault == nil {
        fault = MalformedEventError(message: message.message, errors: message.error.all)
      }
    }
  }

  private init(_ event: EventsChannel.Incoming) {
    self.event = event
    let missing = event.missingMembers
    guard !missing.isEmpty else { return }
    let bytes = (try? JSONWriter.encode(event)) ?? []
    fault = MalformedEventError(message: bytes, errors: missing)
  }

  /// Decodes a message without its malformed members: as its own kind if possible, otherwise as an
  /// event of an unknown kind with the unchanged payload.
  private init(repairing value: JSONValue, _ bytes: [UInt8], from channel: String) {
    var repair = MemberRepair()
    let addressed = repair.value(SubscribeMessage.self, value.withCursors) { error, json in
      error.path.steps.isEmpty && error.reason == .missingKey("c")
        ? json.onChannel(channel) : nil
    }
    guard let addressed else {
      let errors = repair.errors.isEmpty ? [JSONError(reason: .missingKey("d"))] : repair.errors
      event = .unknown(value)
      fault = MalformedEventError(message: bytes, errors: errors)
      return
    }
    let event = repair.event(addressed.json, on: addressed.value.channel)
    self.event = event
    if case .unknown = event { message = addressed.value }
    let errors = repair.errors + event.missingMembers
    fault = errors.isEmpty ? nil : MalformedEventError(message: bytes, errors: errors)
  }
}

extension MemberRepair {
  /// Decodes an event whose channel is known; the payload is unchanged if its kind doesn't match.
  fileprivate mutating func event(
    _ json: JSONValue,
    on channel: String
  ) -> EventsChannel.Incoming {
    switch value(EventsChannel.Incoming.self, json)?.value {
    case .message? where channel.isPresenceName:
      guard case .object(var object) = json, let payload = object["d"],
        let presence = value(PresencePayload.self, payload, at: [.key("d")])
      else { return .unknown(json) }
      object["d"] = presence.json
      return (try? JSONValue.object(object).decode()) ?? .unknown(json)
    case let event?: return event
    case nil: return .unknown(json)
    }
  }
}

extension JSONValue {
  /// The message with plain timetokens replaced by cursor objects.
  fileprivate var withCursors: JSONValue {
    guard case .object(var object) = self else { return self }
    for key in ["o", "p"] {
      switch object[key] {
      case .string(let text)?: object[key] = ["t": .string(text)]
      case .number(let number)?: object[key] = ["t": .string(number.text)]
      default: break
      }
    }
    return .object(object)
  }

  fileprivate func onChannel(_ channel: String) -> JSONValue? {
    guard case .object(var object) = self else { return nil }
    object["c"] = .string(channel)
    return .object(object)
  }
}

extension EventsChannel.Incoming {
  /// The absent members that are optional in the specification but necessary for a complete event.
  fileprivate var missingMembers: [JSONError] {
    switch self {
    case .message(let event): event.missingMembers
    case .signal(let event): event.missingMembers
    case .object(let event): event.missingMembers
    case .messageAction(let event): event.missingMembers
    case .file(let event): event.missingMembers
    case .presence(let event): event.missingMembers + event.payload.missingMembers
    case .unknown: []
    }
  }
}

extension PresencePayload {
  fileprivate var missingMembers: [JSONError] {
    guard occupancy == nil else { return [] }
    return [JSONError(path: JSONPath([.key("d")]), reason: .missingKey("occupancy"))]
  }
}

extension AddressedEvent {
  fileprivate var missingMembers: [JSONError] {
    guard let published else { return [JSONError(reason: .missingKey("p"))] }
    guard Timetoken(published.timetoken) == nil else { return [] }
    let reason = JSONError.Reason.invalidFormat(expected: "a timetoken", found: published.timetoken)
    return [JSONError(path: JSONPath([.key("p"), .key("t")]), reason: reason)]
  }
}
