// Generated from feed.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Packed: JSONModel, Stamped {
  /// The message's id.
  public var id: String
  /// The time of the event.
  public var at: DateTime
  public var note: String?
  public var boxes: Int

  public init(id: String, at: DateTime, note: String? = nil, boxes: Int) {
    self.id = id
    self.at = at
    self.note = note
    self.boxes = boxes
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var id: String?
    var at: DateTime?
    var boxes: Int?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "id": json.read(into: &id)
      case "at": json.read(into: &at)
      case "note": json.read(into: &note)
      case "boxes": json.read(into: &boxes)
      default: try json.skipValue()
      }
    }
    self.id = try json.require(id, "id")
    self.at = try json.require(at, "at")
    self.boxes = try json.require(boxes, "boxes")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("id", id)
    json.member("at", at)
    json.optionalMember("note", note)
    json.member("boxes", boxes)
    json.endObject()
  }
}
