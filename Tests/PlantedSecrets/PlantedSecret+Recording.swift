import BinderyJSON

extension PlantedSecret {
  /// The entry as a recording of the operation `send`, or of the channel `room` if it has messages.
  package var recording: JSONValue {
    var object = entry.json.object ?? JSONObject()
    var origin: JSONObject = ["provenance": ["kind": "documented", "source": "the manual"]]
    if entry.frames.isEmpty {
      object["_webSocketMessages"] = nil
      origin["operation"] = "send"
    } else {
      object["_webSocketMessages"] = .array(
        entry.frames.map { text in
          [
            "type": "send", "opcode": 1, "time": 1, "data": .string(text),
            "_bindery": ["message": .null],
          ]
        }
      )
      origin["channel"] = "room"
    }
    if entry.bindery != [:] { origin["delivers"] = [entry.bindery] }
    object["_bindery"] = .object(origin)
    return .object(object)
  }
}
