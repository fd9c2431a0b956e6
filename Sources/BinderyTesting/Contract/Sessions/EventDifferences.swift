import BinderyRealtime
import BinderyRuntime

/// How what an event writes differs from the recorded message.
struct EventDifferences {
  let found: [String]

  /// Compared as it is sent, and then with the JSON in its strings written anew: there the text
  /// that was read would hide what the value has lost.
  init(of event: some TypedEvent, from bytes: [UInt8]) throws(JSONError) {
    let recorded: JSONValue = try JSONReader.decode(from: bytes)
    let written: JSONValue = try JSONReader.decode(from: event.encoded())
    let differences = JSONDifferences(recorded, written, verb: "understood as").found
    guard differences.isEmpty else {
      found = differences
      return
    }
    let rewritten: JSONValue = try JSONReader.decode(from: JSONWriter.rewrite(event))
    found =
      JSONDifferences(recorded.opened, rewritten.opened, verb: "understood as").found
  }
}

extension JSONValue {
  /// With the objects and arrays that stand in strings in their place.
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
