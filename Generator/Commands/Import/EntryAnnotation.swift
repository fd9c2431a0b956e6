import BinderyJSON

import struct Canonical.Recording

/// The members that Bindery adds to an entry: its operation or channel, the names of its messages,
/// and its provenance.
struct EntryAnnotation {
  private var origin: JSONObject
  private var session: Recording?

  /// The operation of an exchange; nil for a session.
  var operation: String? { origin["operation"]?.string }

  /// The annotation of an exchange.
  init(operation: String) { origin = ["operation": .string(operation)] }

  /// The annotation of a WebSocket session.
  init(_ session: Recording) {
    origin = ["channel": .string(session.frames.first?.channel ?? "")]
    self.session = session
  }

  /// The annotation of an exchange whose response is a message of a channel.
  init(response: Recording) {
    origin = JSONObject()
    if case .operation(let id) = response.subject { origin["operation"] = .string(id) }
    let whole = response.frames.first
    origin["channel"] = whole?.channel.map { .string($0) }
    origin["message"] = whole?.message.map { .string($0) }
    let elements = response.frames.dropFirst().map { element -> JSONValue in
      element.message.map { .string($0) } ?? .null
    }
    if !elements.isEmpty { origin["elements"] = .array(elements) }
  }

  /// Returns the entry with the annotation.
  ///
  /// - Parameter close: How the session ended, if that is known.
  func annotated(
    _ entry: JSONValue,
    _ provenance: Recording.Provenance,
    close: JSONValue? = nil
  ) -> JSONValue {
    var object = (session.map { named(entry, $0) } ?? entry).object ?? JSONObject()
    var origin = origin
    origin["close"] = close
    let source = provenance.source.isEmpty ? "HTTP archive" : provenance.source
    origin["provenance"] = ["kind": .string(provenance.kind.rawValue), "source": .string(source)]
    object["_bindery"] = .object(origin)
    return .object(object)
  }

  /// The entry with the name of each message.
  private func named(_ entry: JSONValue, _ session: Recording) -> JSONValue {
    guard var object = entry.object else { return entry }
    if object["_webSocketMessages"] == nil { list(session, in: &object) }
    guard var messages = object["_webSocketMessages"]?.array else { return entry }
    let main = session.frames.first?.channel
    for frame in session.frames {
      guard case .frame(let index) = frame.location, messages.indices.contains(index),
        var message = messages[index].object
      else { continue }
      var names: JSONObject = ["message": frame.message.map { .string($0) } ?? .null]
      names["eventType"] = frame.eventType.map { .string($0) }
      if frame.channel != main { names["channel"] = frame.channel.map { .string($0) } }
      message["_bindery"] = .object(names)
      messages[index] = .object(message)
    }
    object["_webSocketMessages"] = .array(messages)
    return .object(object)
  }

  /// Lists the messages in a response, in the place of its body; their times are not recorded (-1).
  private func list(_ session: Recording, in object: inout JSONObject) {
    object["_webSocketMessages"] = .array(
      session.frames.map { frame in
        ["type": "receive", "time": -1, "opcode": 1, "data": .string(frame.data.text)]
      }
    )
    guard var response = object["response"]?.object, var content = response["content"]?.object
    else { return }
    content["text"] = nil
    content["encoding"] = nil
    content["size"] = 0
    response["content"] = .object(content)
    object["response"] = .object(response)
  }
}
