import BinderyRealtime
import BinderyRuntime

/// Compares the encoded form of an event with the recorded message.
struct EventDifferences {
  let found: [BodyDifference]

  /// Compares the encoded event, and then the event with the JSON in its strings encoded again.
  ///
  /// The second comparison is needed because an event keeps the received text of such a string,
  /// which would hide data that the decoded value lost. Members that the schema doesn't describe
  /// may be lost.
  init<Event: TypedEvent>(
    of event: Event,
    from bytes: [UInt8],
    _ schema: BodySchema
  ) throws(JSONError) {
    let recorded: JSONValue = try JSONReader.decode(from: Event.messageFormat.json(of: bytes))
    let undescribed = schema.undescribedMembers(of: recorded)
    func differences(_ recorded: JSONValue, _ other: JSONValue) -> [BodyDifference] {
      JSONDifferences(recorded, other, verb: "understood as", undescribed: undescribed).found
    }
    let encoded = Event.messageFormat.json(of: try event.encoded())
    let written = differences(recorded, try JSONReader.decode(from: encoded))
    guard written.isEmpty else {
      found = written
      return
    }
    let rewritten: JSONValue = try JSONReader.decode(from: JSONWriter.rewrite(event))
    found = differences(recorded.opened, rewritten.opened)
  }
}

extension JSONValue {
  /// The value with strings that contain JSON objects or arrays replaced by these.
  fileprivate var opened: JSONValue {
    switch self {
    case .null, .boolean, .number: return self
    case .string(let text):
      guard text.hasPrefix("{") || text.hasPrefix("["), let value = try? JSONValue(parsing: text)
      else { return self }
      return value.opened
    case .array(let elements): return .array(elements.map(\.opened))
    case .object(let object):
      return .object(JSONObject(object.members.map { ($0.key, $0.value.opened) }))
    }
  }
}
