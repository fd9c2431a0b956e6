// Generated from feed.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Spoken: JSONModel {
  public var event: String
  public var data: EmbeddedJSON<Remark>

  public init(event: String = "feed:spoken", data: EmbeddedJSON<Remark>) {
    self.event = event
    self.data = data
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var event: String?
    var data: EmbeddedJSON<Remark>?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "event": json.read(into: &event)
      case "data": json.read(into: &data)
      default: try json.skipValue()
      }
    }
    self.event = try json.require(event, "event")
    self.data = try json.require(data, "data")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("event", event)
    json.member("data", data)
    json.endObject()
  }
}

/// A remark and those that answer it.
public struct Remark: JSONModel {
  public var text: String
  public var replies: [Remark]?
  public var extra: EmbeddedJSON<Extra>?

  public init(text: String, replies: [Remark]? = nil, extra: EmbeddedJSON<Extra>? = nil) {
    self.text = text
    self.replies = replies
    self.extra = extra
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var text: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "text": json.read(into: &text)
      case "replies": json.read(into: &replies)
      case "extra": json.read(into: &extra)
      default: try json.skipValue()
      }
    }
    self.text = try json.require(text, "text")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("text", text)
    json.optionalMember("replies", replies)
    json.optionalMember("extra", extra)
    json.endObject()
  }

  public struct Extra: JSONModel {
    public var level: Int

    public init(level: Int) {
      self.level = level
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      var level: Int?
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "level": json.read(into: &level)
        default: try json.skipValue()
        }
      }
      self.level = try json.require(level, "level")
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.member("level", level)
      json.endObject()
    }
  }
}
